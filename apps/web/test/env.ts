/** Where the first node of the test cluster is. */
export const openSearchPort = Number(process.env['OPENSEARCH_PORT'] ?? 29_201);
