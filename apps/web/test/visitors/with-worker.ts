import { openSearchPort, redisPort } from '../env.ts';
import { startProgram, type ProgramProcess } from './program-process.ts';
import { testSites, type TestSites } from './test-sites.ts';

export interface SitesWithWorker {
  readonly sites: TestSites;
  readonly worker: ProgramProcess;
  readonly simulator: TestSimulator;
  readonly stop: () => Promise<void>;
}

export interface TakenSms {
  readonly to: string;
  readonly text: string;
  readonly key: string;
}

export interface LentApplication {
  readonly decision: string;
  readonly times: number;
  readonly application: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface TestSimulator {
  readonly messages: () => Promise<readonly TakenSms[]>;
  readonly setFault: (fault: object) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** How many lookups of plates there were, and the evaluations of one. */
  /** The applications for finance of an email, as the lender has them. */
  readonly applications: (email: string) => Promise<readonly LentApplication[]>;
  readonly evaluations: (rego: string) => Promise<{ readonly lookups: number }>;
}

/** The two standard sites with everything behind them that a code passes: the queue, a worker and a vendor. */
export async function sitesWithWorker(): Promise<SitesWithWorker> {
  const [sites, program] = await Promise.all([
    testSites(),
    startProgram('simulator', { SIMULATOR_PORT: '0' }),
  ]);
  const { made } = sites.dealers;
  const vendor = `http://127.0.0.1:${program.port}`;
  const worker = await startProgram('worker', {
    DATABASE_WORKER_URL: made.workerUrl,
    DATABASE_JOBS_URL: made.jobsUrl,
    DATABASE_INDEXER_URL: made.indexerUrl,
    OPENSEARCH_NODES: `http://127.0.0.1:${openSearchPort}`,
    STOCK_INDEX: 'stock-of-nobody',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    CODE_KEY: sites.secret,
    SMS_URL: `${vendor}/sms/messages`,
    SMS_KEY: 'key of tests',
    VALUATION_URL: `${vendor}/valuation`,
    VALUATION_KEY: 'key of tests',
    REDBOOK_URL: `${vendor}/redbook`,
    LENDER_URL: `${vendor}/lender`,
    LENDER_KEY: 'key of tests',
    SECRETS_KEYS: `tests:${Buffer.alloc(32, 3).toString('base64')}`,
    WORKER_PORT: '0',
  });
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${vendor}${path}`, { ...init, signal: AbortSignal.timeout(5_000) });
    return response.json();
  };
  return {
    sites,
    worker,
    simulator: {
      messages: async () => (await ask('/sms/messages?limit=20000')) as readonly TakenSms[],
      setFault: async (fault) => {
        await ask('/faults', { method: 'PUT', body: JSON.stringify({ vendor: 'sms', ...fault }) });
      },
      applications: async (email) =>
        (
          (await ask(`/lender/applications?email=${encodeURIComponent(email)}`)) as {
            readonly applications: readonly LentApplication[];
          }
        ).applications,
      evaluations: async (rego) =>
        (await ask(`/valuation/evaluations?rego=${rego}`)) as { readonly lookups: number },
      clearFaults: async () => {
        await ask('/faults', { method: 'DELETE' });
      },
    },
    async stop() {
      await worker.stop();
      await program.stop();
      await sites.stop();
    },
  };
}
