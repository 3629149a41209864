import { splitStatements, type Statement } from './split-statements.ts';

/** What a migration may not do to a table that is in use, unless it says so and why. */
const dangers = {
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

export type Danger = keyof typeof dangers;

export interface Finding {
  readonly danger: Danger | 'form';
  readonly message: string;
}

interface FileFacts {
  /** Tables that the migration makes: nobody uses them yet. */
  readonly fresh: ReadonlySet<string>;
  /** Whether it adds a constraint NOT VALID, which is then not for this migration to validate. */
  readonly addsUnchecked: boolean;
}

const named = String.raw`(?:public\.)?((?:"?\w+"?\.)?"?\w+"?)`;
const allowance = /^--\s*allows:\s*(.+?)\s+because\s+\S.*$/gim;
const noTransaction = /^--\s*no transaction\s*$/im;

/** Whether the file asks to run outside a transaction, as CONCURRENTLY must. */
export function runsWithoutTransaction(sql: string): boolean {
  return noTransaction.test(sql);
}

/** Reads a migration's text and lists what would hurt a live table; tables that it creates itself are free. */
export function checkMigration(sql: string): Finding[] {
  const statements = splitStatements(sql);
  const fresh = new Set<string>();
  const addsUnchecked = statements.some(({ plain }) => /\bnot valid\b/.test(plain));
  // In order: a table is free only after the statement that makes it.
  const found = statements.flatMap((statement) => {
    const created = createdTable(statement.plain);
    if (created !== undefined) fresh.add(created);
    return dangersOf(statement, { fresh, addsUnchecked }).map((danger) => ({ danger, statement }));
  });
  const allowed = new Set([...sql.matchAll(allowance)].map((match) => match[1]?.toLowerCase()));
  const findings: Finding[] = found
    .filter(({ danger }) => !allowed.has(danger))
    .map(({ danger, statement }) => ({ danger, message: `${excerpt(statement)}: ${dangers[danger]}` }));
  for (const name of allowed) {
    if (!found.some(({ danger }) => danger === name))
      findings.push({ danger: 'form', message: `allows "${name}", which it does not do` });
  }
  return [...findings, ...wrongForm(sql, statements)];
}

function wrongForm(sql: string, statements: readonly Statement[]): Finding[] {
  const concurrently = statements.some(({ plain }) => /\bconcurrently\b/.test(plain));
  const findings: Finding[] = [];
  const form = (message: string) => findings.push({ danger: 'form', message });
  if (statements.some(({ plain }) => /^(begin|commit|rollback|start transaction)\b/.test(plain)))
    form('the runner opens and ends the transaction');
  if (concurrently && !runsWithoutTransaction(sql)) form('CONCURRENTLY needs a line "-- no transaction"');
  // One statement, so that what was done and what is recorded as done cannot differ by half a file.
  if (runsWithoutTransaction(sql) && statements.length !== 1)
    form('a file without a transaction holds one statement');
  return findings;
}

/** With IF NOT EXISTS the table may have been there, and in use, all along. */
function createdTable(plain: string): string | undefined {
  return new RegExp(`^create (?:unlogged )?table (?!if not exists )${named}`).exec(plain)?.[1];
}

function dangersOf(statement: Statement, file: FileFacts): Danger[] {
  const { plain, bodies } = statement;
  const isLive = (table: string | undefined) => table !== undefined && !file.fresh.has(table);
  const first = (pattern: string) => new RegExp(pattern).exec(plain)?.[1];

  const index = /^create (?:unique )?index (?!concurrently)/.test(plain)
    ? first(String.raw` on (?!only )${named}`)
    : undefined;
  const altered = new RegExp(`^alter table (?:if exists )?(?:only )?${named} (.*)$`).exec(plain);
  const dropped = (first('^drop table (?:if exists )?(.*?)(?: cascade| restrict)?$') ?? '')
    .split(',')
    .flatMap((name) => new RegExp(`^ ?${named}`).exec(name)?.[1] ?? []);
  const rules: [boolean, Danger][] = [
    [isLive(index), 'index'],
    [/^(vacuum|cluster|truncate|lock|reindex(?!.*\bconcurrently\b))\b/.test(plain), 'rewrite'],
    [/^drop schema\b/.test(plain) || dropped.some(isLive), 'drop table'],
    [isLive(first(`^(?:update|delete from|insert into|merge into) (?:only )?${named}`)), 'rows'],
    [/^with\b/.test(plain), 'rows'],
    [/^(?:set|reset|discard)\b.*\b(?:\w+_timeout|all)\b/.test(plain), 'timeout'],
    [/^(?:call|select)\b/.test(plain), 'dynamic sql'],
    [/^do\b/.test(plain) && bodies.some((body) => /\b(?:execute|perform|call)\b/i.test(body)), 'dynamic sql'],
  ];
  const statementDangers = rules.flatMap(([holds, danger]) => (holds ? [danger] : []));
  if (!altered || !isLive(altered[1])) return statementDangers;
  return [
    ...statementDangers,
    ...splitActions(altered[2] ?? '').flatMap((action) => dangersOfAction(action, file)),
  ];
}

const constraintWords = 'constraint|check|unique|primary key|foreign key|exclude|not null';

function dangersOfAction(action: string, file: FileFacts): Danger[] {
  const attached = new RegExp(`^attach partition ${named}`).exec(action)?.[1];
  const rules: [boolean, Danger][] = [
    [/^alter (?:column )?\S+ (?:set data )?type\b/.test(action), 'column type'],
    [/^alter (?:column )?\S+ set not null/.test(action), 'not null'],
    [/^alter (?:column )?\S+ (?:add generated|set expression)/.test(action), 'rewrite'],
    [/^set (?:tablespace|logged|unlogged|access method)\b/.test(action), 'rewrite'],
    [/^drop (?!constraint\b)/.test(action), 'drop column'],
    [/^rename\b/.test(action), 'rename'],
    [attached !== undefined && !file.fresh.has(attached), 'attach partition'],
    [action.startsWith('validate constraint') && file.addsUnchecked, 'validate'],
    ...addRules(action),
  ];
  return rules.flatMap(([holds, danger]) => (holds ? [danger] : []));
}

function addRules(action: string): [boolean, Danger][] {
  if (!action.startsWith('add ')) return [];
  const addsConstraint = new RegExp(`^add (?:${constraintWords})\\b`).test(action);
  const deferred = /\bnot valid\b|\busing index\b/.test(action);
  if (addsConstraint) return [[!deferred, 'constraint']];
  return [
    [computesEachRow(action), 'volatile default'],
    [/\b(?:check \(|references|unique|primary key)/.test(action), 'constraint'],
  ];
}

// now() and its kin are one value for the whole statement, which PostgreSQL stores once for all rows.
const once = new Set(['now', 'current_timestamp', 'transaction_timestamp', 'statement_timestamp']);

function computesEachRow(action: string): boolean {
  if (/\b(?:small|big)?serial\b|\bas identity\b|\bstored\b/.test(action)) return true;
  const [, expression = ''] = /\bdefault (.*)$/.exec(action) ?? [];
  return [...expression.matchAll(/([\w.]+) ?\(/g)].some(([, name = '']) => !once.has(name));
}

/** The actions of one ALTER TABLE: its commas, without those in parentheses. */
function splitActions(actions: string): string[] {
  const items = [''];
  let depth = 0;
  for (const character of actions) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) items.push('');
    else items[items.length - 1] += character;
  }
  return items.map((item) => item.trim());
}

function excerpt({ plain }: Statement): string {
  return plain.length > 100 ? `${plain.slice(0, 97)}...` : plain;
}
