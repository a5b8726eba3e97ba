/** @jest-environment node */
import { runsOf } from "./concurrency";
import { contextsOf, type ReleaseEvent, startDeployment, startsOf } from "./startDeployment";
import { NOTIFY, readWorkflow, type Workflow } from "./workflow";

const deploy = readWorkflow(".github/workflows/deploy.yml");
const release = readWorkflow(".github/workflows/release.yml");
const notify = readWorkflow(NOTIFY);
const SETTINGS = { vars: { WEBSITE_REPOSITORY: "octo/website" }, secrets: { WEBSITE_TOKEN: "website-token" } };
/** How long a deployment takes, in seconds: longer than a release's events are apart. */
const DEPLOYMENT = 240;

/** An event of a release, in seconds. */
type TimedEvent = ReleaseEvent & { at: number };

/** Plays events on the workflows, as their files are. Gives the seconds of the calls, and those at which deploy.yml starts. */
function play(workflow: Workflow, events: TimedEvent[], fileAt?: number, deployment: Workflow = deploy) {
  const triggers = events.map((event) => {
    let starts: number[] = [];
    // The length is asked for once, when the run starts.
    const length = (start: number) => {
      const result = startDeployment(workflow, event, SETTINGS, fileAt === undefined ? {} : { fileAt: fileAt - start });
      starts = startsOf(result).map((at) => start + at);
      return result.slept;
    };
    return { at: event.at, contexts: contextsOf(event), length, starts: () => starts };
  });
  const calls = runsOf(workflow, triggers)
    // What the script would have done after its end, it did not do.
    .flatMap(({ trigger, end }) => trigger.starts().filter((at) => at <= end));
  const runs = runsOf(
    deployment,
    calls.map((at) => ({ at, contexts: { github: {} }, length: () => DEPLOYMENT })),
  );
  return { calls, runs: runs.map(({ start }) => start) };
}

const published: TimedEvent = { at: 0, action: "published", id: 7, files: ["uploaded"] };
const withoutFile: TimedEvent = { ...published, files: [] };

/** Events, when the first file is complete if it comes late, and what is to happen. */
const CASES: [name: string, events: TimedEvent[], fileAt: number | undefined, expected: ReturnType<typeof play>][] = [
  ["published", [published], undefined, { calls: [20], runs: [20] }],
  ["deleted", [{ ...published, action: "deleted" }], undefined, { calls: [20], runs: [20] }],
  ["edited", [{ ...published, action: "edited" }], undefined, { calls: [20], runs: [20] }],
  [
    "published and released within a second",
    [published, { ...published, at: 1, action: "released" }],
    undefined,
    { calls: [21], runs: [21] },
  ],
  [
    "published, released and edited within fifteen seconds",
    [published, { ...published, at: 1, action: "released" }, { ...published, at: 15, action: "edited" }],
    undefined,
    { calls: [35], runs: [35] },
  ],
  [
    "published, and edited within a minute",
    [published, { ...published, at: 50, action: "edited" }],
    undefined,
    { calls: [20, 70], runs: [20, 260] },
  ],
  [
    "published by mistake, and deleted at once",
    [withoutFile, { ...withoutFile, at: 5, action: "deleted" }],
    undefined,
    { calls: [25], runs: [25] },
  ],
  ["published without a file, which comes after five minutes", [withoutFile], 300, { calls: [20, 620], runs: [20, 620] }],
  ["published without a file, which comes after half an hour", [withoutFile], 1800, { calls: [20, 2420], runs: [20, 2420] }],
  [
    "published without a file, which comes late; then edited",
    [withoutFile, { ...published, at: 250, action: "edited" }],
    200,
    { calls: [20, 270], runs: [20, 270] },
  ],
  [
    "three releases within a minute, each published and released",
    [1, 2, 3].flatMap((id) => [
      { ...published, id, at: id * 15 },
      { ...published, id, at: id * 15 + 1, action: "released" as const },
    ]),
    undefined,
    { calls: [36, 51, 66], runs: [36, 276] },
  ],
];

describe.each([
  ["release.yml", release],
  ["notify-website.yml", notify],
])("%s", (_, workflow) => {
  test.each(CASES)(
    "%s: as few deployments as can be, at most two, and the last one has it all",
    (_name, events, fileAt, expected) => {
      const played = play(workflow, events, fileAt);
      expect(played).toEqual(expected);
      expect(played.runs.length).toBeLessThanOrEqual(2);
      const lastChange = Math.max(fileAt ?? 0, ...events.map(({ at }) => at));
      expect(played.runs.at(-1)).toBeGreaterThan(lastChange);
    },
  );
});

describe("the model would notice", () => {
  const withoutGroup = (workflow: Workflow): Workflow => ({ ...workflow, concurrency: undefined });
  const doubled: TimedEvent[] = [published, { ...published, at: 1, action: "released" }];

  test("if the events of a release had no concurrency group", () => {
    expect(play(withoutGroup(release), doubled).calls).toEqual([20, 21]);
  });

  test("if an event did not end the run of the event before it", () => {
    const group = release.concurrency?.group ?? "";
    expect(play({ ...release, concurrency: { group, "cancel-in-progress": false } }, doubled).calls).toHaveLength(2);
  });

  test("if the events of all releases had the same group: a release would get lost", () => {
    const same = { ...release, concurrency: { group: "release", "cancel-in-progress": true } };
    expect(play(same, [withoutFile, { ...published, id: 8, at: 100 }], 300).calls).toEqual([20, 120]);
  });

  test("if there were no pause before the call", () => {
    const jobs = Object.fromEntries(
      Object.entries(release.jobs).map(([name, job]) => [
        name,
        { ...job, steps: job.steps.map((step) => ({ ...step, run: step.run.replace(/^sleep 20$/m, "") })) },
      ]),
    );
    expect(play({ ...release, jobs }, doubled).calls).toEqual([0, 1]);
  });

  test("if deployments ran at the same time, or cut each other off", () => {
    const [, events] = CASES.at(-1) ?? ["", []];
    expect(play(release, events, undefined, withoutGroup(deploy)).runs).toHaveLength(3);
    const cutOff = { ...deploy, concurrency: { group: "deploy", "cancel-in-progress": true } };
    expect(play(release, events, undefined, cutOff).runs).toHaveLength(3);
  });
});
