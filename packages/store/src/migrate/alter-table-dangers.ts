import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node, RangeVar } from 'libpg-query';
import type { Danger } from './migration-dangers.ts';
import { entriesWithin } from './parse-statements.ts';

export interface FileFacts {
  /** Whether a table was there before the migration: those that it makes nobody uses yet. */
  readonly isLive: (table: RangeVar | undefined) => boolean;
  /** Whether it adds a constraint NOT VALID, which is then not for this migration to validate. */
  readonly addsUnchecked: boolean;
}

const always: Readonly<Partial<Record<NonNullable<AlterTableCmd['subtype']>, Danger>>> = {
  AT_AddIdentity: 'rewrite',
  AT_AlterColumnType: 'column type',
  AT_DropColumn: 'drop column',
  AT_SetAccessMethod: 'rewrite',
  AT_SetExpression: 'rewrite',
  AT_SetLogged: 'rewrite',
  AT_SetNotNull: 'not null',
  AT_SetTableSpace: 'rewrite',
  AT_SetUnLogged: 'rewrite',
};

/** What the actions of an ALTER TABLE would do to a table in use. */
export function alterTableDangers(statement: AlterTableStmt, file: FileFacts): Danger[] {
  if (statement.objtype !== 'OBJECT_TABLE' || !file.isLive(statement.relation)) return [];
  return (statement.cmds ?? []).flatMap((cmd) =>
    'AlterTableCmd' in cmd ? actionDangers(cmd.AlterTableCmd, file) : [],
  );
}

function actionDangers({ subtype, def }: AlterTableCmd, file: FileFacts): Danger[] {
  if (subtype === undefined) return [];
  const danger = always[subtype];
  if (danger !== undefined) return [danger];
  if (subtype === 'AT_ValidateConstraint') return file.addsUnchecked ? ['validate'] : [];
  if (def === undefined) return [];
  if ('PartitionCmd' in def)
    return subtype === 'AT_AttachPartition' && file.isLive(def.PartitionCmd.name) ? ['attach partition'] : [];
  if ('Constraint' in def) return isChecked(def.Constraint) ? ['constraint'] : [];
  return subtype === 'AT_AddColumn' && 'ColumnDef' in def ? columnDangers(def.ColumnDef) : [];
}

const isChecked = ({ skip_validation, indexname }: Constraint) =>
  skip_validation !== true && indexname === undefined;

const checkedOfColumns = new Set(['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY']);
const serials = new Set(['serial', 'smallserial', 'bigserial', 'serial2', 'serial4', 'serial8']);

function columnDangers({ typeName, constraints = [] }: ColumnDef): Danger[] {
  const own = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const computes = own.some(computesEachRow) || serials.has(lastName(typeName?.names));
  const checks = own.some(({ contype = '' }) => checkedOfColumns.has(contype));
  return [...(computes ? (['volatile default'] as const) : []), ...(checks ? (['constraint'] as const) : [])];
}

// now() and its kin are one value for the whole statement, which PostgreSQL stores once for all rows.
const once = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);

function computesEachRow({ contype, generated_kind, raw_expr }: Constraint): boolean {
  if (contype === 'CONSTR_IDENTITY') return true;
  if (contype === 'CONSTR_GENERATED') return generated_kind === 's';
  if (contype !== 'CONSTR_DEFAULT') return false;
  return [...entriesWithin(raw_expr)].some(
    ([key, value]) => key === 'funcname' && !once.has(lastName(value as Node[])),
  );
}

/** Of a name with its schema before it, the name. */
function lastName(names: readonly Node[] = []): string {
  const last = names.at(-1);
  return (last && 'String' in last && last.String.sval) || '';
}
