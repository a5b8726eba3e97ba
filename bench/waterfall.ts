import { type FreshPage, MILESTONES, record, recorded, timeOf } from "./browser";
import { kilobytes, printTable } from "./table";

/** Width of the chart, in characters. */
const WIDTH = 60;

/** A request in the browser's network log; times in seconds of the log's own clock. */
interface LoggedRequest {
  url: string;
  type: string;
  priority: string;
  start: number;
  firstByte?: number;
  end?: number;
  bytes?: number;
}

/** Opens a URL and prints every request until the page is idle, then the times of its milestones and its long tasks. */
export async function recordWaterfall({ page, devtools }: FreshPage, url: string): Promise<void> {
  const requests = new Map<string, LoggedRequest>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    requests.set(requestId, { url: request.url, type: type ?? "", priority: request.initialPriority, start: timestamp });
  });
  devtools.on("Network.responseReceived", ({ requestId, response: { timing } }) => {
    // The time of this event would be wrong: a busy page reports an answer some time after it has arrived.
    if (timing) change(requests, requestId, { firstByte: timing.requestTime + timing.receiveHeadersEnd / 1000 });
  });
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    change(requests, requestId, { end: timestamp, bytes: encodedDataLength }),
  );
  await record(page, "longTasks");
  await page.goto(url, { waitUntil: "load" });
  const visible = await timeOf(page, MILESTONES.visible);
  const hydrated = await timeOf(page, MILESTONES.hydrated);
  await page.waitForTimeout(1500);
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);
  const longTasks = await recorded(page, "longTasks");
  print([...requests.values()]);
  console.log(`
first paint ${Math.round(painted)} ms, hydrated ${Math.round(hydrated)} ms, visible ${Math.round(visible)} ms
long tasks (start + length): ${longTasks.map((task) => `${Math.round(task.startTime)} + ${Math.round(task.duration)}`).join(", ") || "none"}`);
}

function change(requests: Map<string, LoggedRequest>, id: string, changes: Partial<LoggedRequest>): void {
  const request = requests.get(id);
  if (request) requests.set(id, { ...request, ...changes });
}

function print(requests: readonly LoggedRequest[]): void {
  const origin = requests[0]?.start ?? 0;
  const length = Math.max(...requests.map(({ start, end = start }) => end - origin));
  const column = (time: number) => Math.round(((time - origin) / length) * WIDTH);
  const millisecondsSince = (time?: number) => (time === undefined ? "" : Math.round((time - origin) * 1000));
  printTable(
    "Requests until a release published after the build is visible (ms since the first request; one visit)",
    ["request", "type", "priority", "start", "first byte", "end", "kB", "waiting . receiving #".padEnd(WIDTH)],
    requests.map(({ url, type, priority, start, firstByte = start, end = firstByte, bytes = 0 }) => {
      const chart = `${" ".repeat(column(start))}${".".repeat(column(firstByte) - column(start))}${"#".repeat(Math.max(column(end) - column(firstByte), 1))}`;
      return [
        shortName(url),
        type,
        priority,
        millisecondsSince(start),
        millisecondsSince(firstByte),
        millisecondsSince(end),
        kilobytes(bytes),
        chart.padEnd(WIDTH),
      ];
    }),
  );
}

/** The path without the hash of the file; only the last 42 characters of a long path. */
function shortName(url: string): string {
  return new URL(url).pathname.replace(/-[0-9a-f]{20,32}(?=\.)/, "").slice(-42);
}
