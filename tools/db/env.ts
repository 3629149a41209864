const port = process.env['POSTGRES_PORT'] ?? '55432';

/** The owner of the schema, as which migrations run. */
export const ownerUrl =
  process.env['DATABASE_OWNER_URL'] ??
  `postgres://forecourt_owner:forecourt_owner@127.0.0.1:${port}/forecourt`;

/** For a child process that takes the same environment with something added. */
export const environmentWith = (added: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...added,
});
