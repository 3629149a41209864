export interface Statement {
  /** As written, to be run. */
  readonly source: string;
  /** Lower case, one space between words, comments gone, literals emptied: what rules are matched against. */
  readonly plain: string;
  /** The text of dollar-quoted literals: the bodies of functions and DO blocks. */
  readonly bodies: readonly string[];
}

// Alternatives in the order in which PostgreSQL's own lexer would take them. Block comments nest, which
// no regular expression follows: they are measured by hand.
const token =
  /--[^\n]*|\/\*|e'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([a-z_]\w*)?\$|;|[^-/'"$;e]+|[\s\S]/giy;

/** Splits a migration into statements, so that a word in a comment or a literal is never taken for SQL. */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let plain = '';
  let bodies: string[] = [];
  let position = 0;

  const finish = (end: number) => {
    const text = plain.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') statements.push({ source: sql.slice(start, end).trim(), plain: text, bodies });
    start = end;
    plain = '';
    bodies = [];
  };

  while (position < sql.length) {
    token.lastIndex = position;
    const match = token.exec(sql);
    if (!match) break;
    const [text] = match;
    position = token.lastIndex;
    if (text.startsWith('--')) plain += ' ';
    else if (text === '/*') {
      position = endOfComment(sql, position);
      plain += ' ';
    } else if (text === ';') finish(position);
    else if (text.length > 1 && text.startsWith('$') && text.endsWith('$')) {
      const end = sql.indexOf(text, position);
      bodies.push(sql.slice(position, end === -1 ? sql.length : end));
      position = end === -1 ? sql.length : end + text.length;
      plain += " '' ";
    } else if (/^e?'/i.test(text) && text.length > 1) plain += " '' ";
    else plain += text.startsWith('"') ? text : text.toLowerCase();
  }
  finish(sql.length);
  return statements;
}

function endOfComment(sql: string, from: number): number {
  let depth = 1;
  let position = from;
  while (depth > 0 && position < sql.length) {
    const pair = sql.slice(position, position + 2);
    if (pair === '/*') depth += 1;
    if (pair === '*/') depth -= 1;
    position += pair === '/*' || pair === '*/' ? 2 : 1;
  }
  return position;
}
