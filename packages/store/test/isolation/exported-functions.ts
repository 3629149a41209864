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
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'function') found.push({ name: `${file.replace(/\.ts$/, '')}#${name}`, value });
    }
  }
  return found;
}
