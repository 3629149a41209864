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
  'row-limit#rowLimit': 'touches no database',
  'scoped#inScope': 'what makes a scope: every call of this test goes through it',
  'stores#storeRunner': 'the stores over inScope',
  'stores#storesOver': 'the stores, each of whose methods this test calls',
  'transaction#inTransaction': 'what inScope is made of; without a scope no row is visible',
};
