import ts from 'typescript';

const suites = new Set(['describe', 'suite']);
const cases = new Set(['it', 'test']);
/** What follows the word and means that the test does not run. */
const switchedOff = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const notATitle = new Set(['step', 'use', 'extend', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll']);

/**
 * The titles of the tests that run in a file. A suite's title counts when a test that runs is inside it;
 * a skipped test, a comment or a text elsewhere in the code proves nothing and does not count.
 */
export function testTitles(path: string, source: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return titlesIn(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind));
}

function titlesIn(node: ts.Node): string[] {
  const call = ts.isCallExpression(node) ? readCall(node) : undefined;
  if (call && call.words.some((word) => switchedOff.has(word))) return [];
  const inside = childrenOf(node).flatMap(titlesIn);
  if (!call) return inside;
  if (call.kind === 'case') return [call.title, ...inside];
  return inside.length > 0 || !call.hasBody ? [call.title, ...inside] : inside;
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

interface TestCall {
  readonly kind: 'suite' | 'case';
  readonly words: readonly string[];
  readonly title: string;
  /** A suite whose body stands elsewhere, such as a contract that several adapters share, counts by its title. */
  readonly hasBody: boolean;
}

function readCall(node: ts.CallExpression): TestCall | undefined {
  const words = wordsOf(node.expression);
  const [first, ...rest] = words;
  const title = node.arguments[0] && textOf(node.arguments[0]);
  if (first === undefined || title === undefined || rest.some((word) => notATitle.has(word)))
    return undefined;
  const isSuite = suites.has(first) || (cases.has(first) && rest.includes('describe'));
  if (!isSuite && !cases.has(first)) return undefined;
  const body = node.arguments.at(-1);
  return {
    kind: isSuite ? 'suite' : 'case',
    words: rest,
    title,
    hasBody: body !== undefined && (ts.isArrowFunction(body) || ts.isFunctionExpression(body)),
  };
}

/** `it.each(rows)` and `test.describe.skip` as words: the rows of a table do not matter. */
function wordsOf(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return wordsOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? wordsOf(node.tag) : [];
}

/** The written part of a title; what is put in when the test runs cannot be an id anybody could find. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
  if (ts.isBinaryExpression(node)) {
    const parts = [textOf(node.left), textOf(node.right)].filter((part) => part !== undefined);
    return parts.length > 0 ? parts.join('') : undefined;
  }
  return undefined;
}
