import ts from 'typescript';
import { namesIn } from '../reachability/names-in.ts';
import { boundNames } from '../reachability/read-module.ts';

const suites = new Set(['describe', 'suite']);
const cases = new Set(['it', 'test']);
/** What follows the word and means that the test does not run. */
const switchedOff = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const notATitle = new Set(['step', 'use', 'extend', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll']);

export interface WrittenTest {
  /** With the titles of the suites around it. */
  readonly title: string;
  /** What its code names, and what the declarations of its file name that it uses. */
  readonly mentions: ReadonlySet<string>;
}

/**
 * The tests that run in a file. A skipped test, a comment or a text elsewhere in the code proves nothing and does not
 * count; nor does a suite without a test in it.
 */
export function readTests(file: ts.SourceFile): WrittenTest[] {
  const declarations = declarationsIn(file);
  return testsIn(file, []).map(({ titles, node }) => ({
    title: titles.join(' > '),
    mentions: withDeclarations(namesIn(node).mentions, declarations),
  }));
}

interface FoundTest {
  readonly titles: readonly string[];
  readonly node: ts.Node;
}

function testsIn(node: ts.Node, around: readonly string[]): FoundTest[] {
  const call = ts.isCallExpression(node) ? readCall(node) : undefined;
  if (!call) return childrenOf(node).flatMap((child) => testsIn(child, around));
  if (call.words.some((word) => switchedOff.has(word))) return [];
  const titles = [...around, call.title];
  // A suite whose body stands elsewhere, such as a contract that several adapters share, is as good as a test.
  if (call.kind === 'case' || !call.hasBody) return [{ titles, node }];
  return childrenOf(node).flatMap((child) => testsIn(child, titles));
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

/** What each variable and function of the file names, wherever it is declared. */
function declarationsIn(file: ts.SourceFile): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    const names = ts.isVariableDeclaration(node)
      ? boundNames(node.name)
      : ts.isFunctionDeclaration(node) && node.name
        ? [node.name.text]
        : [];
    for (const name of names)
      found.set(name, new Set([...(found.get(name) ?? []), ...namesIn(node).mentions]));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function withDeclarations(own: ReadonlySet<string>, declarations: ReadonlyMap<string, Set<string>>) {
  // A set goes on over what is added while it is gone through.
  const all = new Set(own);
  for (const name of all) for (const one of declarations.get(name) ?? []) all.add(one);
  return all;
}
