/** Where the first node of the test cluster is. */
export const openSearchPort = Number(process.env['OPENSEARCH_PORT'] ?? 29_201);
/** The browser of the system. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const redisPort = Number(process.env['REDIS_PORT'] ?? 26_380);
export const s3Port = Number(process.env['S3_PORT'] ?? 27_000);
