const first = Number(process.env['OPENSEARCH_PORT'] ?? 29_201);

/** Where up to three nodes of the test cluster are. */
export const nodeAddresses = [0, 1, 2].map((node) => `http://127.0.0.1:${first + node}`);

/** Whether a test may kill one of three nodes: `pnpm services start opensearch --nodes 3` brings it back. */
export const mayKillNode = process.env['KILLS_SEARCH_NODE'] === '1';
