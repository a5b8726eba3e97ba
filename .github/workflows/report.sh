#!/usr/bin/env bash
# Keeps one issue open while something fails: the first failure opens it, further ones leave it as it is, the next success closes it.
#
# report.sh RESULT TITLE
#   RESULT  of the job that is reported: "success" is success, anything else is failure
#   TITLE   of the issue
#
# Anybody can open an issue with the same title, so only one that a workflow has opened counts. GitHub's REST API is asked, because
# `gh issue list` gives a workflow another name: "app/github-actions".
set -euo pipefail
result=$1
title=$2
export GH_REPO=$GITHUB_REPOSITORY
run="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"

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
  gh issue create --title "$title" --body "What failed, and why, is in the log of $run. The next run without a failure closes this issue."
fi
