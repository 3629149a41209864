const port = process.env['POSTGRES_PORT'] ?? '25432';

/** A superuser of the test server: makes roles and databases. Never used by the code under test. */
export const adminUrl =
  process.env['DATABASE_ADMIN_URL'] ?? `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;

/** How many cars the query plans are looked at with; `pnpm db:explain` asks for more than the tests do. */
export const explainCars = Number(process.env['EXPLAIN_CARS'] ?? 50_000);
