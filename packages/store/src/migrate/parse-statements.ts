import { parse, parsePlPgSQL, type Node } from 'libpg-query';

export interface Statement {
  readonly node: Node;
  readonly text: string;
  /** Of a DO block: the statements that stand in it as they are. */
  readonly within: readonly Statement[];
  /** Of a DO block: whether it also runs what cannot be read here. */
  readonly isDynamic: boolean;
}

/** The statements of a file as PostgreSQL's own parser reads them; throws what the parser says of a file that it cannot read. */
export async function parseStatements(sql: string): Promise<Statement[]> {
  const { stmts = [] } = await parse(sql);
  // The parser counts bytes.
  const bytes = Buffer.from(sql);
  const statements: Statement[] = [];
  for (const { stmt: node, stmt_location: start = 0, stmt_len: length } of stmts) {
    const text = bytes.subarray(start, length === undefined ? undefined : start + length).toString();
    if (node) statements.push({ node, text, ...('DoStmt' in node ? await readBlock(text) : noBlock) });
  }
  return statements;
}

/** Every key of a tree with its value. */
export function* entriesWithin(tree: unknown): Generator<[key: string, value: unknown]> {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    yield [key, value];
    yield* entriesWithin(value);
  }
}

type Block = Pick<Statement, 'within' | 'isDynamic'>;

const noBlock: Block = { within: [], isDynamic: false };

const runsUnread = new Set([
  'PLpgSQL_stmt_dynexecute',
  'PLpgSQL_stmt_dynfors',
  'PLpgSQL_stmt_perform',
  'PLpgSQL_stmt_call',
  'dynquery',
]);

async function readBlock(text: string): Promise<Block> {
  try {
    const entries = [...entriesWithin(await parsePlPgSQL(text))];
    const plain = entries.flatMap(([key, value]) => (key === 'PLpgSQL_stmt_execsql' ? [value] : []));
    const queries = [...entriesWithin(plain)].flatMap(([key, value]) =>
      key === 'query' && typeof value === 'string' ? [value] : [],
    );
    const within = await Promise.all(queries.map(parseStatements));
    return { within: within.flat(), isDynamic: entries.some(([key]) => runsUnread.has(key)) };
  } catch {
    // Another language, or a block that the parser does not know.
    return { within: [], isDynamic: true };
  }
}
