#!/usr/bin/env bash
# Starts a deployment because the site differs from the releases.
#
# Takes TITLE, of the issue about differences; HAS_BUILD_HOOK, whether release.yml calls a build hook; GH_REPO. Gives the step's
# output "wait=false" if it is not worth waiting for the deployment.
#
# An open issue says that an earlier build did not help. Then nothing waits half an hour for the next one. If a build hook starts
# it, it may cost credits, so then there is none.
set -euo pipefail

titles=$(gh api --method GET "repos/$GH_REPO/issues" -f creator="github-actions[bot]" -f state=open -F per_page=100 \
  --jq '.[].title')
if grep --quiet --line-regexp --fixed-strings "$TITLE" <<< "$titles"; then
  echo "wait=false" >> "$GITHUB_OUTPUT"
  if [[ $HAS_BUILD_HOOK == true ]]; then
    echo "::notice::No build was started: the issue \"$TITLE\" is open, so an earlier build did not help."
    exit
  fi
fi
gh workflow run release.yml --ref main
