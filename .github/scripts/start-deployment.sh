#!/usr/bin/env bash
# Starts the deployment after an event of a release. If the release has no file yet, it looks for one twice, and starts it again.
#
# Takes BUILD_HOOK, or WEBSITE_REPOSITORY and WEBSITE_TOKEN; ADVICE, what to do if they are missing; of the event ACTION, RELEASE
# (its id, empty when started by hand) and HAS_FILE; GH_TOKEN, to look for files. Each may be empty, none may be missing.
#
# docs/notify-website.yml holds the same lines from here on, because it is copied as a single file.
set -euo pipefail

if [[ -z $BUILD_HOOK && ( -z $WEBSITE_REPOSITORY || -z $WEBSITE_TOKEN ) ]]; then
  echo "::error::Nothing says how to start the website's deployment. Under Settings, Secrets and variables, Actions, $ADVICE"
  exit 1
fi

call() {
  if [[ -n $BUILD_HOOK ]]; then
    # The URL is read from standard input, because everybody on a computer can see the arguments of its programs.
    curl --fail --silent --show-error --output /dev/null --max-time 60 --data '{}' --config - <<< "url=\"$BUILD_HOOK\""
  else
    GH_TOKEN=$WEBSITE_TOKEN gh workflow run deploy.yml --ref main --repo "$WEBSITE_REPOSITORY"
  fi
}
start_deployment() {
  for pause in 10 60 0; do
    if call; then
      echo "Started the deployment of the website."
      return
    fi
    sleep "$pause"
  done
  if [[ -n $BUILD_HOOK ]]; then
    advice="Check that the host still has the build hook that the secret BUILD_HOOK names."
  else
    advice="Check that deploy.yml of $WEBSITE_REPOSITORY is enabled, and that the token for it has not expired and may \
write Actions."
  fi
  echo "::error::The website's deployment could not be started. The lines above say why. $advice"
  return 1
}

# A release often causes several events within seconds, such as "published" and "released". Each event cancels the run of
# the one before it, so with this pause they start one deployment together.
sleep 20
start_deployment

# Attaching a file to a published release causes no event. So if there is none yet, this looks for one twice.
if [[ -z $RELEASE || $HAS_FILE == true || $ACTION == deleted || $ACTION == unpublished ]]; then exit; fi
for minutes in 10 30; do
  sleep $((minutes * 60))
  states=$(gh api "repos/$GITHUB_REPOSITORY/releases/$RELEASE" --jq '.assets[].state') || continue
  if [[ $states == *uploaded* ]]; then
    start_deployment
    exit
  fi
done
echo "::notice::The release still has no file. If one comes now, the website's six-hourly check starts a deployment."
