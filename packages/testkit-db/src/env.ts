const port = process.env['POSTGRES_PORT'] ?? '25432';

/** A superuser of the test server: makes roles and databases. Never used by the code under test. */
export const adminUrl =
  process.env['DATABASE_ADMIN_URL'] ?? `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
