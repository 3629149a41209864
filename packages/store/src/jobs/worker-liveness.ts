import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { beforeDeadline } from '../deadline.ts';

export interface LivenessOptions {
  /** PostgreSQL as forecourt_jobs. */
  readonly url: string;
  /** How long a worker must be silent before its jobs are given to others. */
  readonly deadAfterSeconds: number;
  /** Told of workers that died, and of how many of their jobs are free again. */
  readonly onReleased: (workerId: string, jobs: number) => void;
  /** Told when PostgreSQL cannot be reached; the next tick tries again. */
  readonly onTrouble: (error: unknown) => void;
}

export interface WorkerLiveness {
  /** Shows that the worker lives, from now until the process ends. Resolves once PostgreSQL knows. */
  announce(workerId: string): Promise<void>;
  /** Takes the sign of life back: what the worker still holds (it should be nothing) is free for others at once. */
  stop(): Promise<void>;
}

const tickMs = 1_000;
const queryTimeoutMs = 3_000;

/**
 * A sign of life in PostgreSQL, and a watch over the other workers. The sign is an advisory lock of a
 * session: killed in any way, a process loses it within milliseconds (a host that lost power, after the
 * keepalives below, in about 25 seconds). Measured: the jobs of a killed worker run again
 * `deadAfterSeconds` plus at most two ticks later, instead of the library's four hours.
 */
export function workerLiveness(options: LivenessOptions): WorkerLiveness {
  const stopping = new AbortController();
  let client: Client | undefined;
  let workerId: string | undefined;
  let running: Promise<void> | undefined;

  const tick = async (id: string): Promise<boolean> => {
    client ??= await connect(options.url);
    const { rows: signs } = await query<{ held: boolean }>(
      client,
      `select exists (select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory')
         or pg_try_advisory_lock(jobs.sign_of_life($1)) as held`,
      [id],
    );
    if (signs[0]?.held !== true) return false;
    await query(client, 'insert into jobs.workers (id) values ($1) on conflict do nothing', [id]);
    const { rows: dead } = await query<{ worker_id: string; released: string }>(
      client,
      'select * from jobs.release_dead_workers(make_interval(secs => $1))',
      [options.deadAfterSeconds],
    );
    for (const { worker_id, released } of dead) options.onReleased(worker_id, Number(released));
    return true;
  };

  const run = async (id: string, announced: () => void) => {
    while (!stopping.signal.aborted) {
      try {
        if (await tick(id)) announced();
      } catch (error) {
        client?.connection.stream.destroy();
        client = undefined;
        options.onTrouble(error);
      }
      await sleep(tickMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    announce(id) {
      workerId = id;
      return new Promise((resolve) => {
        running = run(id, resolve);
      });
    },
    async stop() {
      stopping.abort();
      await running;
      if (client === undefined || workerId === undefined) return;
      const last = client;
      await query(last, 'select jobs.release_worker($1)', [workerId]).catch(options.onTrouble);
      await beforeDeadline(last.end(), performance.now() + queryTimeoutMs, timeoutError).catch(() =>
        last.connection.stream.destroy(),
      );
    },
  };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'forecourt-worker-liveness',
    connectionTimeoutMillis: queryTimeoutMs,
    keepAlive: true,
    // The server's side: without these it would believe in a vanished host for two hours.
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const timeoutError = () => new Error('PostgreSQL does not answer the sign of life');

const query = <Row extends object>(client: Client, text: string, values: unknown[]) =>
  beforeDeadline(client.query<Row>(text, values), performance.now() + queryTimeoutMs, timeoutError);
