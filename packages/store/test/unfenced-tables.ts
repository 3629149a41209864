/** The tables without row-level security, each with its reason. Anything else without it fails the test. */
export const unfencedTables: Readonly<Record<string, string>> = {
  'migration.applied': 'Names of migration files; the application has no right to the schema at all.',
};
