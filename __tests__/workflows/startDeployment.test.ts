/** @jest-environment node */
import { looksOf, type ReleaseEvent, startDeployment, startsOf } from "./startDeployment";
import { jobOf, NOTIFY, readWorkflow } from "./workflow";

const release = readWorkflow(".github/workflows/release.yml");
const notify = readWorkflow(NOTIFY);
const HOOK = "https://api.host.example/build_hooks/5c23354f454e1350f8543e78";
const WEBSITE = { vars: { WEBSITE_REPOSITORY: "octo/website" }, secrets: { WEBSITE_TOKEN: "website-token" } };
const published: ReleaseEvent = { action: "published", id: 7, files: ["uploaded"] };
const withoutFile: ReleaseEvent = { action: "published", id: 7 };
const DEPLOY = "gh workflow run deploy.yml --ref main --repo octo/website";

test("both workflows listen to every event that changes what visitors see, and to none of a draft", () => {
  const types = ["published", "edited", "deleted", "unpublished", "released", "prereleased"];
  expect(release.on).toEqual({ release: { types }, workflow_dispatch: null });
  expect(notify.on).toEqual(release.on);
});

test("both workflows run the same script, in one step without an action, so that one file is all there is to copy", () => {
  for (const workflow of [release, notify]) {
    expect(Object.keys(workflow.jobs)).toEqual(["start"]);
    const { steps } = jobOf(workflow, "start");
    expect(steps.map(({ uses, if: condition }) => [uses, condition])).toEqual([["", undefined]]);
  }
  expect(jobOf(notify, "start").steps[0]?.run).toBe(jobOf(release, "start").steps[0]?.run);
});

test.each([
  ["release.yml", release, {}, "own-token"],
  ["notify-website.yml", notify, WEBSITE, "website-token"],
])("%s starts deploy.yml of the website's repository once, with the token for it", (_, workflow, settings, token) => {
  const result = startDeployment(workflow, published, settings, { start: `[[ $GH_TOKEN == ${token} ]]` });
  expect(result).toMatchObject({ exitCode: 0, calls: [{ at: 20, line: DEPLOY }] });
});

test.each([
  ["release.yml", release, {}],
  ["notify-website.yml", notify, {}],
  ["notify-website.yml with the settings for GitHub Pages too", notify, WEBSITE],
])("%s calls the build hook instead, if there is one, and shows its URL to nobody", (_, workflow, settings) => {
  const secrets = { ...("secrets" in settings ? settings.secrets : {}), BUILD_HOOK: HOOK };
  const { exitCode, calls, output } = startDeployment(workflow, published, { ...settings, secrets });
  expect(exitCode).toBe(0);
  expect(calls).toEqual([{ at: 20, line: expect.stringMatching(/^curl --fail .*--data \{\}/), input: `url="${HOOK}"` }]);
  expect(calls[0]?.line).not.toContain("build_hooks");
  expect(output).not.toContain("build_hooks");
});

test("release.yml needs a build hook if another host publishes the site", () => {
  const { exitCode, calls, output } = startDeployment(release, published, { vars: { SITE_ADDRESS: "https://player.example" } });
  expect({ exitCode, calls }).toEqual({ exitCode: 1, calls: [] });
  expect(output).toMatch(/^::error::.* Actions, add the secret BUILD_HOOK\. If the website is on GitHub Pages, delete .*\n$/);
});

test.each([
  ["all settings", {}],
  ["the token", { vars: WEBSITE.vars }],
  ["the repository", { secrets: WEBSITE.secrets }],
])("notify-website.yml without %s fails at once, and says what to set and where", (_, settings) => {
  const { exitCode, calls, slept, output } = startDeployment(notify, published, settings);
  expect({ exitCode, calls, slept }).toEqual({ exitCode: 1, calls: [], slept: 0 });
  expect(output).toMatch(
    /^::error::.* Under Settings, .* the secret BUILD_HOOK, or the variable WEBSITE_REPOSITORY and the secret WEBSITE_TOKEN\. .*\n$/,
  );
});

test("a call that fails for a moment is made again", () => {
  const result = startDeployment(notify, published, WEBSITE, { start: "if ((NOW < 30)); then exit 1; fi" });
  expect(startsOf(result)).toEqual([20, 30]);
  expect(result.exitCode).toBe(0);
});

test.each([
  [
    "the token has expired",
    WEBSITE,
    "deploy.yml of octo/website is enabled, and that the token for it has not expired and may write Actions.",
  ],
  ["the hook is gone", { secrets: { BUILD_HOOK: HOOK } }, "the host still has the build hook that the secret BUILD_HOOK names."],
])("if %s, it fails after three calls, with the answer and what to check", (_, settings, advice) => {
  const result = startDeployment(notify, withoutFile, settings, { start: "echo 'the answer' >&2; exit 1" });
  expect(startsOf(result)).toEqual([20, 30, 90]);
  expect(looksOf(result)).toEqual([]);
  expect(result.exitCode).toBe(1);
  const error = `::error::The website's deployment could not be started. The lines above say why. Check that ${advice}\n`;
  expect(result.output).toBe("the answer\n".repeat(3) + error);
});

describe.each([
  ["release.yml", release, {}],
  ["notify-website.yml", notify, WEBSITE],
])("late files: %s", (_, workflow, settings) => {
  const run = (event: ReleaseEvent, answers = {}) => {
    const result = startDeployment(workflow, event, settings, answers);
    return { exitCode: result.exitCode, starts: startsOf(result), looks: looksOf(result), slept: result.slept };
  };

  test.each([
    ["with a file", published],
    ["with a file, and another one on its way", { ...published, files: ["open", "uploaded"] }],
    ["that was deleted", { ...withoutFile, action: "deleted" }],
    ["that became a draft again", { ...withoutFile, action: "unpublished" }],
  ] as [string, ReleaseEvent][])("waits for nothing for a release %s", (_name, event) => {
    expect(run(event)).toEqual({ exitCode: 0, starts: [20], looks: [], slept: 20 });
  });

  test.each([
    ["has no file", withoutFile],
    ["has a file that is still on its way", { ...withoutFile, files: ["open"] }],
  ] as [string, ReleaseEvent][])("starts a second deployment after ten minutes if the release %s before", (_name, event) => {
    expect(run(event, { fileAt: 300 })).toEqual({ exitCode: 0, starts: [20, 620], looks: [620], slept: 620 });
  });

  test("starts it after forty minutes if the file comes after ten", () => {
    expect(run(withoutFile, { fileAt: 700 })).toMatchObject({ exitCode: 0, starts: [20, 2420], looks: [620, 2420] });
  });

  test("leaves it to the six-hourly check if there is no file after forty minutes, within the time that the job has", () => {
    const { slept, ...rest } = run(withoutFile);
    expect(rest).toEqual({ exitCode: 0, starts: [20], looks: [620, 2420] });
    // Each start may take three calls of a minute and the pauses between them.
    expect(slept + 2 * (3 * 60 + 70)).toBeLessThan((jobOf(workflow, "start")["timeout-minutes"] ?? 0) * 60);
  });

  test("looks a second time if the first look fails", () => {
    const look = "if ((NOW < 700)); then echo 'HTTP 502' >&2; exit 1; else echo uploaded; fi";
    expect(run(withoutFile, { look })).toMatchObject({ exitCode: 0, starts: [20, 2420], looks: [620, 2420] });
  });

  test("ends without a failure if the release is gone by then", () => {
    expect(run(withoutFile, { look: "echo 'HTTP 404' >&2; exit 1" })).toMatchObject({ exitCode: 0, starts: [20] });
  });
});

test("release.yml that somebody starts by hand waits for no file", () => {
  const result = startDeployment(release, {}, {});
  expect({ starts: startsOf(result), looks: looksOf(result), exitCode: result.exitCode }).toEqual({
    starts: [20],
    looks: [],
    exitCode: 0,
  });
});
