/**
 * Exported functions of the store that belong to no store, and so are not called by the isolation test,
 * each with its reason. A new one fails the test until it is a method of a store or stands in here.
 */
export const outsideStores: Readonly<Record<string, string>> = {
  'branded#branded': 'touches no database',
  'borrowed-client#borrowClient': 'lends a connection that has no scope; a tenant has no rows there',
  'connection#connectDatabase': 'opens a pool; without a scope no row is visible, which this test shows',
  'database-errors#DatabaseError': 'an error',
  'database-errors#databaseErrorOf': 'touches no database',
  'deadline#beforeDeadline': 'touches no database',
  'directory/site-directory#findSiteByHost': 'finds whose scope to take, and answers with nothing more',
  'directory/site-directory#findSiteBySlug': 'finds whose scope to take, and answers with nothing more',
  'directory/staff-directory#findStaffByEmail': 'finds whose scope to take, and answers with nothing more',
  'migrate/check-migration#checkMigration': 'reads the text of migrations',
  'migrate/check-migration#runsWithoutTransaction': 'reads the text of migrations',
  'migrate/describe-tables#describeTables': 'reads the catalogue, not rows; only tools have its connection',
  'migrate/generate-types#generateTypes': 'touches no database',
  'migrate/migrate#migrate': "connects as the tables' owner, whom row-level security is forced on too",
  'migrate/read-migrations#readMigrations': 'reads the text of migrations',
  'migrate/split-statements#splitStatements': 'reads the text of migrations',
  'row-limit#rowLimit': 'touches no database',
  'scoped#inScope': 'what makes a scope: every call of this test goes through it',
  'stores#storeRunner': 'the stores over inScope',
  'stores#storesOver': 'the stores, each of whose methods this test calls',
  'transaction#inTransaction': 'what inScope is made of; without a scope no row is visible',
};
