/** The tables without row-level security, each with its reason. Anything else without it fails the test. */
export const unfencedTables: Readonly<Record<string, string>> = {
  'graphile_worker._private_job_queues':
    "On, and not forced: without a policy none but the queue's own role reads it; the application has no right to the schema.",
  'graphile_worker._private_jobs':
    'As the queues: the application enqueues through one function, which takes the tenant from the scope.',
  'graphile_worker._private_known_crontabs': 'Names of schedules; as the queues.',
  'graphile_worker._private_tasks': 'Names of jobs; as the queues.',
  'graphile_worker.migrations':
    "Numbers of the queue's own migrations; the application has no right to the schema.",
  'jobs.workers':
    'Which worker processes live; the application may call a function of the schema, and read nothing in it.',
  'migration.applied': 'Names of migration files; the application has no right to the schema at all.',
  'scope.permissions': 'What each role may do, the same for everybody; read by policies alone.',
  'scope.role_grants': 'Which role gives which, the same for everybody; read by policies alone.',
};
