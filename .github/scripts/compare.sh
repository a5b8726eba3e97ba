#!/usr/bin/env bash
# Compares the published site with the releases, and leaves the verdict to the jobs after it.
#
# Takes SITE, the URL of the site, and the settings of `npm run check:live`. Gives the step's output "code": 0 if all is well, 2 if
# the site differs, 3 if it does not but a download is dead, 1 if it could not be compared.
set -euo pipefail

code=0
npm run check:live -- "$SITE" || code=$?
echo "code=$code" >> "$GITHUB_OUTPUT"
