const most = 400;
const isCode = /\.(ts|tsx|mjs|js|css|sql)$/;

/** Files that may be longer, each with its reason: a table is read by looking one line up. */
const longer: Readonly<Record<string, string>> = {
  'packages/store/migrations/0006_policies.sql':
    'a table of who may read and write what, and a migration stays whole',
  'packages/store/migrations/0047_reserve_and_pay.sql':
    'one migration is one transaction: tables, rights and functions of payments stand or fall together',
  'packages/store/test/isolation/world-rows.ts':
    'a table with rows of every table, in the order of their keys',
  'packages/store/test/specification-fields.ts': 'the list of the fields that the specification names',
};

/** Says why a file is too long: past this nobody reads it whole, and everybody changes it at once. */
export function tooLong(
  path: string,
  text: string,
  allowed: Readonly<Record<string, string>> = longer,
): string | undefined {
  if (!isCode.test(path) || path.includes('.generated.') || path in allowed) return undefined;
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return lines > most
    ? `${lines} lines, at most ${most}; make it a folder, or list it with its reason`
    : undefined;
}
