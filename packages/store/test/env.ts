/** How many cars the query plans are looked at with; `pnpm db:explain` asks for more than the tests do. */
export const explainCars = Number(process.env['EXPLAIN_CARS'] ?? 50_000);
