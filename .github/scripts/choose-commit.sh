#!/usr/bin/env bash
# Chooses the commit to publish: the newest of main whose tests passed (docs/rules.md, 14.13).
#
# Takes GH_REPO, the repository. Gives the step's output "commit", or fails and says what to do.
#
# The order is that of the commits on main, whenever their tests ran. A commit that has passed once counts as tested, also while its
# tests run again: otherwise an older commit would take its place.
set -euo pipefail

runs=$(gh api "repos/$GH_REPO/actions/workflows/test.yml/runs?event=push&branch=main&per_page=100" \
  --jq '.workflow_runs[] | "\(.head_sha) \(.id) \(.run_attempt) \(.conclusion)"')
# A merge can bring hundreds of commits that were never pushed by themselves, and so never tested.
for page in {1..10}; do
  commits=$(gh api "repos/$GH_REPO/commits?sha=main&per_page=100&page=$page" --jq '.[].sha')
  for commit in $commits; do
    while read -r tested run attempt conclusion; do
      [[ $tested == "$commit" ]] || continue
      while [[ $conclusion != success ]] && ((attempt > 1)); do
        attempt=$((attempt - 1))
        conclusion=$(gh api "repos/$GH_REPO/actions/runs/$run/attempts/$attempt" --jq .conclusion)
      done
      if [[ $conclusion == success ]]; then
        echo "Publishes $commit, which run $run of the tests passed in attempt $attempt."
        echo "commit=$commit" >> "$GITHUB_OUTPUT"
        exit
      fi
    done <<< "$runs"
  done
  if [[ -z $commits ]]; then break; fi
done
echo "::error::No commit of main is known to have passed the workflow Tests. If the tests are still running, wait. If they failed, \
run them again. GitHub deletes old results: then merge a commit into main, even an empty one (git commit --allow-empty)."
exit 1
