/** The test server of the search engine. */
export const openSearchPort = Number(process.env['OPENSEARCH_PORT'] ?? 29_201);

/** How long changes are made for; `pnpm bench:indexing` asks for more than the tests do. */
export const latencySeconds = Number(process.env['BENCH_SECONDS'] ?? 5);
