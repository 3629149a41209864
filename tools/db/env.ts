import { readServicesEnv } from '../services/env.ts';

/** The owner of the schema, as which migrations run. */
export const ownerUrl = readServicesEnv().DATABASE_OWNER_URL;

/** For a child process that takes the same environment with something added. */
export const environmentWith = (added: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...added,
});
