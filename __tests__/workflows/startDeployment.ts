/** Runs the script that starts the deployment after an event of a release, as release.yml and notify-website.yml have it. */
import { runScript, type ScriptResult } from "./runScript";
import { fillIn, jobOf, type Workflow } from "./workflow";

/** The secrets and variables of a repository, and the permission that it gives its own workflows. */
interface RepositorySettings {
  secrets?: Record<string, string>;
  vars?: Record<string, string>;
}

/** An event of a release, as far as the workflows read it. Without an id, somebody started the workflow by hand. */
export interface ReleaseEvent {
  action?: "published" | "released" | "prereleased" | "edited" | "deleted" | "unpublished";
  id?: number;
  /** The states of the files when the event happened: "uploaded", or "open" while a file is still on its way. */
  files?: string[];
}

/** What GitHub answers to the script. */
export interface Answers {
  /** The seconds after the start of the script at which the release's first file is complete. Without it, there is none. */
  fileAt?: number;
  /** A piece of Bash that answers the call that starts the deployment. Without it, the call succeeds. */
  start?: string;
  /** A piece of Bash that answers the question for the release's files. */
  look?: string;
}

/** The contexts of a run that such an event starts. */
export function contextsOf({ action, id, files = [] }: ReleaseEvent, { secrets = {}, vars = {} }: RepositorySettings = {}) {
  const event = id === undefined ? {} : { action, release: { id, assets: files.map((state) => ({ state })) } };
  return { github: { event, repository: "octo/website", token: "own-token" }, secrets, vars };
}

/** Runs the script of a workflow for an event. */
export function startDeployment(
  workflow: Workflow,
  event: ReleaseEvent,
  settings: RepositorySettings,
  { fileAt, start = "true", look }: Answers = {},
): ScriptResult {
  const [step] = jobOf(workflow, "start").steps;
  const contexts = contextsOf(event, settings);
  const filled = Object.entries(step?.env ?? {}).map(([name, value]) => [name, fillIn(value, contexts)]);
  const state = fileAt === undefined ? "echo open" : `if ((NOW >= ${fileAt})); then echo uploaded; else echo open; fi`;
  return runScript(
    step?.run ?? "",
    { ...Object.fromEntries(filled), GITHUB_REPOSITORY: "octo/player" },
    {
      gh: `if [[ $1 == workflow ]]; then\n${start}\nelse\n${look ?? state}\nfi`,
      curl: start,
    },
  );
}

/** The seconds after the start of the script at which it started a deployment, whether the call succeeded or not. */
export function startsOf({ calls }: ScriptResult): number[] {
  return calls.filter(({ line }) => /^(gh workflow run|curl) /.test(line)).map(({ at }) => at);
}

/** The seconds after the start of the script at which it looked for a file. */
export function looksOf({ calls }: ScriptResult): number[] {
  return calls.filter(({ line }) => line.startsWith("gh api repos/octo/player/releases/7 ")).map(({ at }) => at);
}
