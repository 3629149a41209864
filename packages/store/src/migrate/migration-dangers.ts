/** What a migration may not do to a table that is in use, unless it says so and why. */
export const migrationDangers = {
  index: 'builds an index without CONCURRENTLY, which blocks writes while it runs',
  'volatile default': 'adds a column whose value is computed for each row, which rewrites the table',
  'column type': 'changes the type of a column, which rewrites the table or checks each row',
  'not null':
    'sets NOT NULL, which reads the whole table; add the constraint NOT VALID and validate it later',
  constraint:
    'adds a constraint that is checked at once; add it NOT VALID and validate it in a later migration',
  validate: 'validates a constraint in the migration that adds it, which holds the lock of the adding',
  rewrite: 'rewrites or locks a whole table',
  'drop column': 'drops a column that running servers may still read',
  'drop table': 'drops a table that running servers may still read',
  rename: 'renames what running servers still call by the old name',
  'attach partition': 'attaches a table that already holds rows, which reads all of them',
  rows: 'changes rows: the owner sees none under row-level security, and a long one would lock them',
  'dynamic sql': 'runs SQL that it puts together, which this check cannot read',
  timeout: 'changes how long it may wait or run, which the runner sets so that traffic is not held up',
} as const;

export type Danger = keyof typeof migrationDangers;
