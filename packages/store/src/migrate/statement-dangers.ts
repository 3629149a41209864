import type { DropStmt, Node, RangeVar, RenameStmt, VariableSetStmt } from 'libpg-query';
import { alterTableDangers, type FileFacts } from './alter-table-dangers.ts';
import type { Danger } from './migration-dangers.ts';
import { entriesWithin, type Statement } from './parse-statements.ts';

/** What a statement would do to tables in use. */
export function statementDangers({ node, within, isDynamic }: Statement, file: FileFacts): Danger[] {
  const found = nodeDangers(node, file);
  // A query whose result a block works with is no call of something unread.
  const inner = within.flatMap((statement) =>
    statementDangers(statement, file).filter((danger) => danger !== 'dynamic sql'),
  );
  return [...found, ...inner, ...(isDynamic ? (['dynamic sql'] as const) : [])];
}

function nodeDangers(node: Node, file: FileFacts): Danger[] {
  if ('AlterTableStmt' in node) return alterTableDangers(node.AlterTableStmt, file);
  const rules: readonly [boolean, Danger][] = [
    [buildsIndex(node, file), 'index'],
    [rewrites(node), 'rewrite'],
    ['DropStmt' in node && dropsTable(node.DropStmt, file), 'drop table'],
    [renames(node, file), 'rename'],
    [changesRows(node, file), 'rows'],
    [changesTimeout(node), 'timeout'],
    ['CallStmt' in node || 'SelectStmt' in node, 'dynamic sql'],
  ];
  return rules.flatMap(([holds, danger]) => (holds ? [danger] : []));
}

function buildsIndex(node: Node, { isLive }: FileFacts): boolean {
  if (!('IndexStmt' in node)) return false;
  const { concurrent, relation } = node.IndexStmt;
  // On the parent ONLY: nothing is built until the partitions' own are attached.
  return concurrent !== true && relation?.inh === true && isLive(relation);
}

function rewrites(node: Node): boolean {
  if ('VacuumStmt' in node) return node.VacuumStmt.is_vacuumcmd === true;
  if ('ReindexStmt' in node) return !isConcurrent(node);
  return 'ClusterStmt' in node || 'TruncateStmt' in node || 'LockStmt' in node;
}

/** Whether anything of a statement is done CONCURRENTLY. */
export function isConcurrent(node: Node): boolean {
  return [...entriesWithin(node)].some(
    ([key, value]) =>
      (key === 'concurrent' && value === true) || (key === 'defname' && value === 'concurrently'),
  );
}

function dropsTable({ removeType, objects = [] }: DropStmt, { isLive }: FileFacts): boolean {
  if (removeType === 'OBJECT_SCHEMA') return true;
  return removeType === 'OBJECT_TABLE' && objects.some((object) => isLive(namedTable(object)));
}

function namedTable(object: Node): RangeVar {
  const items = 'List' in object ? (object.List.items ?? []) : [];
  const [relname = '', schemaname] = items
    .map((item) => ('String' in item ? (item.String.sval ?? '') : ''))
    .toReversed();
  return { relname, ...(schemaname !== undefined && { schemaname }) };
}

const renamedWithTable = new Set(['OBJECT_TABLE', 'OBJECT_TABCONSTRAINT']);

function renames(node: Node, { isLive }: FileFacts): boolean {
  if ('AlterObjectSchemaStmt' in node)
    return (
      node.AlterObjectSchemaStmt.objectType === 'OBJECT_TABLE' && isLive(node.AlterObjectSchemaStmt.relation)
    );
  return 'RenameStmt' in node && isOfTable(node.RenameStmt) && isLive(node.RenameStmt.relation);
}

const isOfTable = ({ renameType = 'OBJECT_TABLE', relationType }: RenameStmt) =>
  renamedWithTable.has(renameType) || (renameType === 'OBJECT_COLUMN' && relationType === 'OBJECT_TABLE');

const changes = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt']);

/** Also in a WITH of another query; what a function would do when it is called is not done here. */
function changesRows(node: Node, { isLive }: FileFacts): boolean {
  const [kind = ''] = Object.keys(node);
  if (!changes.has(kind) && kind !== 'SelectStmt' && kind !== 'CreateTableAsStmt') return false;
  return [...entriesWithin(node)].some(
    ([key, value]) => changes.has(key) && isLive((value as { relation?: RangeVar }).relation),
  );
}

function changesTimeout(node: Node): boolean {
  if ('DiscardStmt' in node) return node.DiscardStmt.target === 'DISCARD_ALL';
  return 'VariableSetStmt' in node && setsTimeout(node.VariableSetStmt);
}

const setsTimeout = ({ kind, name = '' }: VariableSetStmt) =>
  kind === 'VAR_RESET_ALL' || name.toLowerCase().endsWith('_timeout');
