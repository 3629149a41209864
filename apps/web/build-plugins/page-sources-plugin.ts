import { relative } from 'node:path';
import type { Plugin } from 'vite';

const table = '/app/page/page-kinds.ts';

/** As much of a syntax tree as the table of kinds is made of. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/**
 * Writes down which source draws which kind of page, so that the server can name its scripts and styles in
 * the head. It is read from the table itself: there is no second list to forget.
 */
export function pageSourcesPlugin(): Plugin {
  const sources = new Map<string, string>();
  let root = '';
  return {
    name: 'page-sources',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async transform(code, id) {
      if (!id.endsWith(table)) return;
      for (const [kind, source] of lazyImports(this.parse(code))) {
        const found = await this.resolve(source, id);
        if (!found) this.error(`the page of kind ${kind} is not there: ${source}`);
        sources.set(kind, relative(root, found.id));
      }
      if (sources.size === 0) this.error('the table of page kinds cannot be read');
    },
    generateBundle() {
      const source = JSON.stringify(Object.fromEntries(sources));
      this.emitFile({ type: 'asset', fileName: '.vite/page-sources.json', source });
    },
  };
}

/** Every `key: () => import('source')`, wherever it stands. */
function* lazyImports(node: unknown): Generator<readonly [string, string]> {
  if (Array.isArray(node)) for (const one of node) yield* lazyImports(one);
  if (!isNode(node)) return;
  const { key, value } = node as { key?: Node; value?: Node };
  if (node.type === 'Property' && isNode(key) && isNode(value)) {
    const source = importedBy(value);
    if (source !== null) yield [String(key['name'] ?? key['value']), source];
  }
  for (const part of Object.values(node)) yield* lazyImports(part);
}

function importedBy({ type, body }: Node): string | null {
  if (type !== 'ArrowFunctionExpression' || !isNode(body) || body.type !== 'ImportExpression') return null;
  const { source } = body;
  return isNode(source) ? String(source['value']) : null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
