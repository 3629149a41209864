import { glob } from 'node:fs/promises';

const source = new URL('../../src/', import.meta.url);

export interface ExportedFunction {
  /** Where it is and what it is called: `directory/site-directory#findSiteByHost`. */
  readonly name: string;
  readonly value: unknown;
}

/** Every function that a file of the store exports, found by looking: nothing has to be registered to be seen. */
export async function exportedFunctions(): Promise<readonly ExportedFunction[]> {
  const found: ExportedFunction[] = [];
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if (file.endsWith('.test.ts') || file.endsWith('.generated.ts')) continue;
    const module = (await import(new URL(file, source).href)) as Record<string, unknown>;
    found.push(...functionsIn(module, `${file.replace(/\.ts$/, '')}#`));
  }
  return found;
}

/** Also those that are fields of an exported object. */
function functionsIn(exported: object, prefix: string, isField = false): ExportedFunction[] {
  return Object.entries(exported).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}${key}`;
    if (typeof value === 'function') return [{ name, value }];
    if (isField || typeof value !== 'object' || value === null) return [];
    return functionsIn(value, `${name}.`, true);
  });
}
