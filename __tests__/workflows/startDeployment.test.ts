/** @jest-environment node */
import { type Answers, runScript } from "./runScript";

const HOOK = "https://api.host.example/build_hooks/5c23354f454e1350f8543e78";
const PAGES = { WEBSITE_REPOSITORY: "octo/website", WEBSITE_TOKEN: "website-token" };
const DEPLOY = "gh workflow run deploy.yml --ref main --repo octo/website";
const CURL = `curl --fail --silent --show-error --output /dev/null --max-time 60 --data {} --config - < url="${HOOK}"`;
const WITH_FILE = { ACTION: "published", RELEASE: "7", HAS_FILE: "true" };
const EMPTY = { ...WITH_FILE, HAS_FILE: "false" };

/** Runs the script with these variables. A call that starts a deployment fails unless it has the token for it. */
function startDeployment(variables: Record<string, string>, answers: Answers = {}) {
  const unset = { ACTION: "", RELEASE: "", HAS_FILE: "", BUILD_HOOK: "", WEBSITE_REPOSITORY: "", WEBSITE_TOKEN: "" };
  const given = { ...unset, GITHUB_REPOSITORY: "octo/player", GH_TOKEN: "own", ADVICE: "do this.", ...variables };
  return runScript("start-deployment.sh", { [DEPLOY]: "[[ $GH_TOKEN == website-token ]]", "curl *": "", ...answers }, given);
}

// An event ends the run of the event before it, so the pause before the start makes one deployment of them.
test.each([
  ["starts deploy.yml once, 20 seconds after the event", PAGES, DEPLOY],
  ["calls the build hook", { BUILD_HOOK: HOOK }, CURL],
  ["calls the build hook alone if there are both", { ...PAGES, BUILD_HOOK: HOOK }, CURL],
])("%s, and shows the address of a hook to nobody", (_, settings, call) => {
  const output = "Started the deployment of the website.\n";
  expect(startDeployment({ ...settings, ...WITH_FILE })).toMatchObject({ exitCode: 0, calls: [`20 ${call}`], output });
});

test.each([
  ["any", {}],
  ["the token", { WEBSITE_REPOSITORY: "octo/website" }],
  ["the repository", { WEBSITE_TOKEN: "website-token" }],
])("without %s of the settings, it fails at once and says what to do", (_, settings) => {
  const output = expect.stringMatching(/^::error::.* Under Settings, Secrets and variables, Actions, do this\.\n$/);
  expect(startDeployment({ ...settings, ...WITH_FILE })).toMatchObject({ exitCode: 1, calls: [], output });
});

test("a call that fails for a moment is made again", () => {
  const result = startDeployment({ ...PAGES, ...WITH_FILE }, { [DEPLOY]: "((NOW >= 30))" });
  expect(result).toMatchObject({ exitCode: 0, calls: [`20 ${DEPLOY}`, `30 ${DEPLOY}`] });
});

test.each([
  ["deploy.yml of octo/website is enabled, and that the token for it has not expired and may write Actions.", PAGES, DEPLOY],
  ["the host still has the build hook that the secret BUILD_HOOK names.", { BUILD_HOOK: HOOK }, CURL],
])("after three calls that fail, it fails with the answers and says: check that %s", (advice, settings, call) => {
  const fails = "echo 'the answer' >&2; exit 1";
  const result = startDeployment({ ...settings, ...EMPTY }, { [DEPLOY]: fails, "curl *": fails });
  const error = `::error::The website's deployment could not be started. The lines above say why. Check that ${advice}\n`;
  const output = "the answer\n".repeat(3) + error;
  expect(result).toMatchObject({ exitCode: 1, calls: [`20 ${call}`, `30 ${call}`, `90 ${call}`], output });
});

const TWO_LOOKS = "20 start, 620 look, 2420 look";

test.each([
  ["looks for no file if the release has one", WITH_FILE, "exit 1", "20 start"],
  ["looks for no file if the release was deleted", { ...EMPTY, ACTION: "deleted" }, "exit 1", "20 start"],
  ["looks for no file if the release became a draft again", { ...EMPTY, ACTION: "unpublished" }, "exit 1", "20 start"],
  ["looks for no file if it was started by hand", {}, "exit 1", "20 start"],
  ["starts again after 10 minutes with a file", EMPTY, "[[ $GH_TOKEN == own ]] && echo uploaded", "20 start, 620 look, 620 start"],
  ["starts again after 40 minutes if it came late", EMPTY, "((NOW > 700)) && echo uploaded || :", `${TWO_LOOKS}, 2420 start`],
  ["looks again if the first look fails", EMPTY, "((NOW > 700)) && echo uploaded", `${TWO_LOOKS}, 2420 start`],
  ["leaves it to the six-hourly check if no file comes", EMPTY, "echo open", TWO_LOOKS],
  ["does not fail if the release is gone by then", EMPTY, "exit 1", TWO_LOOKS],
])("%s", (_, event, look, expected) => {
  const { exitCode, calls } = startDeployment({ ...PAGES, ...event }, { "gh api repos/octo/player/releases/7 *": look });
  const done = calls.map((call) => call.replace(DEPLOY, "start").replace(/gh api .*/, "look")).join(", ");
  expect({ exitCode, done }).toEqual({ exitCode: 0, done: expected });
});
