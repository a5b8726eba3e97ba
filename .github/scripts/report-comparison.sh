#!/usr/bin/env bash
# Opens and closes the three issues of check-live.yml.
#
# Takes CODE, what compare.sh gave last, empty if it could not be run; TITLE, of the issue about differences; what report.sh takes.
set -euo pipefail

report() { bash "$(dirname "$0")/report.sh" "$@"; }
not_compared="The website could not be compared with the releases"
dead="A download of the website is dead"
case $CODE in
  0) report success "$not_compared"; report success "$TITLE"; report success "$dead" ;;
  2) report success "$not_compared"; report failure "$TITLE" ;;
  3) report success "$not_compared"; report success "$TITLE"; report failure "$dead" ;;
  *) report failure "$not_compared" ;;
esac
