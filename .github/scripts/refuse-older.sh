#!/usr/bin/env bash
# Fails if a later run of deploy.yml exists: what this run built may be days old, and must not replace something newer.
#
# Takes GH_REPO, and GITHUB_RUN_NUMBER of this run. Gives the step's output "refused" when it fails for this reason.
#
# How the later run ended does not say whether it has published, so any later run counts.
set -euo pipefail

newest=$(gh api "repos/$GH_REPO/actions/workflows/deploy.yml/runs?per_page=1" --jq '.workflow_runs[0].run_number // 0')
if ((newest > GITHUB_RUN_NUMBER)); then
  echo "::error::Run $newest of Deploy is newer, and may have published something newer. Start a new run of Deploy instead."
  echo "refused=true" >> "$GITHUB_OUTPUT"
  exit 1
fi
