import { fileURLToPath } from 'node:url';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { Overloaded } from '@forecourt/resilience/overloaded';
import { requestFields } from '@forecourt/server/observability/request-context';
import { Piscina } from 'piscina';
import type { MadeInThread, WorkerResult, WorkerTarget, WorkerTask } from './worker-messages.ts';

/** For whom something is made, and when. */
export interface WorkerRequest {
  readonly context: SiteContext;
  readonly now: Date;
}

type Spend = (siteId: string, ms: number) => void;

/** Makes what no cache has in threads of its own. */
export interface WorkerPool {
  make<Target extends WorkerTarget>(
    request: WorkerRequest,
    target: Target,
  ): Promise<MadeInThread[Target['kind']]>;
  /** Says whom to tell what sites took of the threads. */
  reportTo(spend: Spend): void;
  close(): Promise<void>;
}

/** More wait for data than can be drawn: the limits of sites come before. */
const tasksOfThread = 64;

const programOfThread = new URL('./worker-thread.ts', import.meta.url);

export function workerPool(threads: number, program = programOfThread): WorkerPool {
  const pool = new Piscina<WorkerTask, WorkerResult>({
    filename: fileURLToPath(program),
    name: 'runTask',
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksOfThread,
  });
  // Whoever waits is told; a thread that ends when nobody does is made anew, and must not end the process.
  pool.on('error', () => undefined);
  let spend: Spend | null = null;

  return {
    async make<Target extends WorkerTarget>({ context, now }: WorkerRequest, target: Target) {
      const { requestId } = requestFields();
      const { site, versions } = context;
      const task: WorkerTask = { siteId: site.id, versions, target, now, requestId };
      let result = await pool.run(task);
      if (result.kind === 'context-wanted') result = await pool.run({ ...task, context });
      for (const { siteId, ms } of result.spent) spend?.(siteId, ms);
      if (result.kind === 'overloaded') throw new Overloaded(result.message, result.retryAfterMs);
      if (result.kind === 'context-wanted') throw new Error('a thread does not take the settings of a site');
      // By the kind of target, as the messages say.
      return withBuffers(result.made) as MadeInThread[Target['kind']];
    },
    reportTo(told) {
      spend = told;
    },
    close: () => pool.destroy(),
  };
}

/** What is copied from another thread is bytes, and no longer a buffer. */
function withBuffers(made: MadeInThread[keyof MadeInThread]): typeof made {
  if (made === null) return null;
  if ('body' in made) return typeof made.body === 'string' ? made : { ...made, body: bufferOf(made.body) };
  const { compressed } = made;
  return compressed ? { ...made, compressed: { ...compressed, br: bufferOf(compressed.br) } } : made;
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
