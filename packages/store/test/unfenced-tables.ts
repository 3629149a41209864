/**
 * The schemas whose tables have no row-level security, each with its reason. Any other table without it
 * fails the test, and so does a right of the application to a table of these.
 */
export const unfencedSchemas: Readonly<Record<string, string>> = {
  migration: 'Names of migration files, of no tenant.',
  graphile_worker: 'The job queue, which the application only reaches through a function that adds a job.',
  jobs: 'Which workers are alive, for the job queue alone.',
};
