#!/usr/bin/env bash
# Reports how a run of the tests of main ended, unless a newer run does: runs may end in another order than they started, and old
# ones can be run again. The issue is about the newest push.
#
# Takes RESULT, RUN_NUMBER and TESTS (the id) of the run, GH_REPO, and what report.sh takes.
set -euo pipefail

runs="repos/$GH_REPO/actions/workflows/test.yml/runs?event=push&branch=main&per_page=1"
newest=$(gh api "$runs" --jq '.workflow_runs[0].run_number // 0')
if ((newest > RUN_NUMBER)); then
  echo "::notice::Run $newest of the tests is newer, and reports by itself."
  exit
fi
bash "$(dirname "$0")/report.sh" "$RESULT" "The tests of main fail" "$TESTS"
