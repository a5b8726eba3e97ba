#!/usr/bin/env bash
# Keeps one issue open as long as something fails. The first failure opens it, more failures do not change it, the next success
# closes it.
#
# report.sh RESULT TITLE [RUN]
#   RESULT  result of the job: "success", or anything else for a failure
#   TITLE   title of the issue
#   RUN     id of the run whose log says more; without it, this run
# It also takes GH_TOKEN, and the variables that GitHub sets for every step. It gives nothing back.
#
# Anybody can open an issue with the same title, so only an issue that a workflow opened counts. This uses GitHub's REST API,
# because `gh issue list` gives workflows another name: "app/github-actions".
set -euo pipefail
result=$1
title=$2
export GH_REPO=$GITHUB_REPOSITORY
run="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/${3:-$GITHUB_RUN_ID}"

author="github-actions[bot]"
issues=$(gh api --paginate --method GET "repos/$GH_REPO/issues" -f creator="$author" -f state=open -F per_page=100 \
  --jq '.[] | "\(.number) \(.user.login) \(.title)"')
issue=$(
  while read -r number login name; do
    if [[ $login == "$author" && $name == "$title" ]]; then echo "$number"; break; fi
  done <<< "$issues"
)

if [[ $result == success && -n $issue ]]; then
  gh issue close "$issue" --comment "All is well again: $run"
elif [[ $result != success && -z $issue ]]; then
  gh issue create --title "$title" \
    --body "The log of $run says what failed, and why. The next run without a failure closes this issue."
fi
