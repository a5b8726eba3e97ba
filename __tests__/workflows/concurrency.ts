/**
 * A small model of how GitHub runs workflows of the same concurrency group, see
 * https://docs.github.com/actions/writing-workflows/choosing-what-your-workflow-does/control-the-concurrency-of-workflows-and-jobs:
 * one run at a time; one run waits, and a newer one takes its place; `cancel-in-progress` ends the run that is under way. It leaves
 * out how long GitHub takes to start or to cancel a run.
 */
import { type Contexts, fillIn, type Workflow } from "./workflow";

/** Something that makes GitHub start a run. */
interface Trigger {
  /** In seconds. */
  at: number;
  /** The contexts of its run, which may name the concurrency group. */
  contexts: Contexts;
  /** How many seconds the run takes if it starts at this second. */
  length: (start: number) => number;
}

/** A run that did start. Times are in seconds. */
export interface Run<Started extends Trigger> {
  trigger: Started;
  start: number;
  /** When it was finished or cancelled. */
  end: number;
}

/** The runs that start, in the order of their start. A trigger without a run lost its place to a newer one while it waited. */
export function runsOf<Started extends Trigger>({ concurrency }: Workflow, triggers: Started[]): Run<Started>[] {
  const groups = new Map<string, Started[]>();
  triggers.forEach((trigger, index) => {
    const group = concurrency ? fillIn(concurrency.group, trigger.contexts) : `no group, ${index}`;
    groups.set(group, [...(groups.get(group) ?? []), trigger]);
  });
  return [...groups.values()]
    .flatMap((group) => runsOfGroup(group, concurrency?.["cancel-in-progress"] ?? false))
    .sort((a, b) => a.start - b.start);
}

function runsOfGroup<Started extends Trigger>(triggers: Started[], cancelInProgress: boolean): Run<Started>[] {
  const runs: Run<Started>[] = [];
  let waiting: Started | undefined;
  const start = (trigger: Started, at: number) => runs.push({ trigger, start: at, end: at + trigger.length(at) });
  const startWaiting = () => {
    const current = runs.at(-1);
    if (waiting && current) start(waiting, current.end);
    waiting = undefined;
  };
  for (const trigger of triggers.toSorted((a, b) => a.at - b.at)) {
    if ((runs.at(-1)?.end ?? 0) <= trigger.at) startWaiting();
    const current = runs.at(-1);
    if (!current || current.end <= trigger.at) start(trigger, trigger.at);
    else if (cancelInProgress) {
      current.end = trigger.at;
      start(trigger, trigger.at);
    } else waiting = trigger;
  }
  startWaiting();
  return runs;
}
