import type { Node, RangeVar } from 'libpg-query';
import { migrationDangers, type Danger } from './migration-dangers.ts';
import { entriesWithin, parseStatements, type Statement } from './parse-statements.ts';
import { isConcurrent, statementDangers } from './statement-dangers.ts';

export interface Finding {
  readonly danger: Danger | 'form';
  readonly message: string;
}

const allowance = /^--\s*allows:\s*(.+?)\s+because\s+\S.*$/gim;
const noTransaction = /^--\s*no transaction\s*$/im;

/** Whether the file asks to run outside a transaction, as CONCURRENTLY must. */
export function runsWithoutTransaction(sql: string): boolean {
  return noTransaction.test(sql);
}

/** Reads a migration and lists what would hurt a live table; tables that it creates itself are free. */
export async function checkMigration(sql: string): Promise<Finding[]> {
  try {
    return findingsIn(sql, await parseStatements(sql));
  } catch (error) {
    return [{ danger: 'form', message: `cannot be read: ${String(error)}` }];
  }
}

function findingsIn(sql: string, statements: readonly Statement[]): Finding[] {
  const fresh = new Set<string>();
  const isLive = (table: RangeVar | undefined) => table !== undefined && !fresh.has(nameOf(table));
  const addsUnchecked = [...entriesWithin(statements)].some(
    ([key, value]) => key === 'skip_validation' && value === true,
  );
  // In order: a table is free only after the statement that makes it.
  const found = statements.flatMap((statement) => {
    const created = createdTable(statement.node);
    if (created !== undefined) fresh.add(nameOf(created));
    return statementDangers(statement, { isLive, addsUnchecked }).map((danger) => ({ danger, statement }));
  });
  const allowed = new Set([...sql.matchAll(allowance)].map((match) => match[1]?.toLowerCase()));
  const findings: Finding[] = found
    .filter(({ danger }) => !allowed.has(danger))
    .map(({ danger, statement }) => ({
      danger,
      message: `${excerpt(statement)}: ${migrationDangers[danger]}`,
    }));
  for (const name of allowed) {
    if (!found.some(({ danger }) => danger === name))
      findings.push({ danger: 'form', message: `allows "${name}", which it does not do` });
  }
  return [...findings, ...wrongForm(sql, statements)];
}

function wrongForm(sql: string, statements: readonly Statement[]): Finding[] {
  const findings: Finding[] = [];
  const form = (message: string) => findings.push({ danger: 'form', message });
  if (statements.some(({ node }) => 'TransactionStmt' in node))
    form('the runner opens and ends the transaction');
  if (statements.some(({ node }) => isConcurrent(node)) && !runsWithoutTransaction(sql))
    form('CONCURRENTLY needs a line "-- no transaction"');
  // One statement, so that what was done and what is recorded as done cannot differ by half a file.
  if (runsWithoutTransaction(sql) && statements.length !== 1)
    form('a file without a transaction holds one statement');
  return findings;
}

/** With IF NOT EXISTS the table may have been there, and in use, all along. */
function createdTable(node: Node): RangeVar | undefined {
  if ('CreateStmt' in node && node.CreateStmt.if_not_exists !== true) return node.CreateStmt.relation;
  if ('CreateTableAsStmt' in node && node.CreateTableAsStmt.if_not_exists !== true)
    return node.CreateTableAsStmt.into?.rel;
  return undefined;
}

const nameOf = ({ schemaname = 'public', relname = '' }: RangeVar) => `${schemaname}.${relname}`;

function excerpt({ text }: Statement): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}...` : line;
}
