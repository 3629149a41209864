import { z } from 'zod';

const bench = z.object({
  DATABASE_URL: z.string(),
  OPENSEARCH_NODES: z.string(),
  REDIS_URL: z.string(),
  S3_ENDPOINT: z.string(),
  BENCH_SECONDS: z.coerce.number(),
  BENCH_RUNS: z.coerce.number(),
  BENCH_KINDS: z.string(),
});

/** What `pnpm bench:fairness` says to the bench. */
export const readFairnessEnv = () => bench.parse(process.env);

/** Slugs of the flooded site's cars, as the bench tells its flood. */
export const floodedCars: readonly string[] = (process.env['FLOOD_CARS'] ?? '').split(',');
