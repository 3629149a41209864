import type { Browser, Page } from '@playwright/test';

/** A task that kept the page from answering, and what of ours it ran. */
export interface LongTask {
  readonly ms: number;
  readonly scripts: readonly string[];
}

export interface TasksMeasured {
  readonly tasks: number;
  /** By the clock, which runs on while another program has the core. */
  readonly wallMs: readonly number[];
  /** Of the processor alone. */
  readonly cpuMs: readonly number[];
  /** Over 50 ms by the clock, as the browser tells pages of them. */
  readonly long: readonly LongTask[];
}

/** In the page: frames of which one script took longer than it may. */
const observer = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { scripts = [] } of list.getEntries()) {
      const ms = Math.max(0, ...scripts.map(({ duration }) => duration));
      const said = scripts.map((one) => one.invoker + ' ' + one.sourceFunctionName + ' at ' + one.sourceCharPosition + ' ' + Math.round(one.duration) + ' ms');
      if (ms > 50) globalThis.longTasks.push({ ms, scripts: said });
    }
  }).observe({ type: 'long-animation-frame' });
`;

/** Before the first page is opened: the browser says which frames took long, and which scripts did. */
export async function observeLongTasks(page: Page): Promise<void> {
  await page.addInitScript({ content: observer });
}

/** Measures each task of the page's main thread while something is done. */
export async function measureTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<TasksMeasured> {
  const longTasks = () => page.evaluate<readonly LongTask[]>('globalThis.longTasks');
  const before = (await longTasks()).length;
  await browser.startTracing(page, {
    categories: ['-*', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const tasks = mainThreadTasks(traceEvents);
  return {
    tasks: tasks.length,
    wallMs: tasks.map(({ dur = 0 }) => dur / 1_000),
    cpuMs: tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1_000])),
    long: (await longTasks()).slice(before),
  };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'RunTask';

/** Of the renderer that did most: others are of pages that nobody sees. */
function mainThreadTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const ofThreads = threads.map(({ pid, tid }) =>
    events.filter((event) => isTask(event) && event.pid === pid && event.tid === tid),
  );
  const total = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { dur = 0 }) => sum + dur, 0);
  return ofThreads.toSorted((a, b) => total(b) - total(a))[0] ?? [];
}
