/** The test server of the search engine. */
export const openSearchPort = Number(process.env['OPENSEARCH_PORT'] ?? 29_201);

/** The Redis of the tests. */
export const redisPort = Number(process.env['REDIS_PORT'] ?? 26_380);

/** How long changes are made for; `pnpm bench:indexing` asks for more than the tests do. */
export const latencySeconds = Number(process.env['BENCH_SECONDS'] ?? 5);

/** The S3 server of the tests. */
export const testS3 = {
  endpoint: `http://127.0.0.1:${process.env['S3_PORT'] ?? '27000'}`,
  region: process.env['S3_REGION'] ?? 'ap-southeast-2',
  accessKeyId: process.env['S3_ACCESS_KEY_ID'] ?? 'forecourt',
  secretAccessKey: process.env['S3_SECRET_ACCESS_KEY'] ?? 'forecourt-secret',
};
