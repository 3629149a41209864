import * as z from 'zod';

const environment = z.object({
  DATABASE_URL: z.string(),
  DATABASE_LOADER_URL: z.string(),
  OPENSEARCH_NODES: z.string(),
  STOCK_INDEX: z.string().default('stock'),
  BENCH_ENGINE_PID: z.coerce.number(),
  BENCH_POSTGRES_PID: z.coerce.number(),
  BENCH_SEARCHES: z.coerce.number(),
  BENCH_PICTURE: z.string(),
});

export interface BenchEnv {
  readonly databaseUrl: string;
  readonly loaderUrl: string;
  readonly node: string;
  readonly index: string;
  readonly enginePid: number;
  readonly postgresPid: number;
  readonly searches: number;
  readonly picturePath: string;
}

/** What `pnpm bench:search` says to the bench. */
export function readBenchEnv(): BenchEnv {
  const read = environment.parse(process.env);
  return {
    databaseUrl: read.DATABASE_URL,
    loaderUrl: read.DATABASE_LOADER_URL,
    node: read.OPENSEARCH_NODES.split(',')[0] ?? '',
    index: read.STOCK_INDEX,
    enginePid: read.BENCH_ENGINE_PID,
    postgresPid: read.BENCH_POSTGRES_PID,
    searches: read.BENCH_SEARCHES,
    picturePath: read.BENCH_PICTURE,
  };
}
