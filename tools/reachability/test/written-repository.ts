import { reach } from '../reach.ts';
import { parseSource, readModule } from '../read-module.ts';
import type { Repository } from '../repository.ts';
import { fileResolver, importResolver } from '../resolve-import.ts';

const packages = [{ folder: 'packages/domain', name: '@shop/domain', exports: { './*': './src/*.ts' } }];

/** A repository of the files that a test writes; its program begins with apps/web/main.ts. */
export function writtenRepository(files: Readonly<Record<string, string>>): Repository {
  const modules = new Map(
    Object.entries(files).map(([path, source]) => [path, readModule(parseSource(path, source))]),
  );
  const paths = new Set(modules.keys());
  const sources = {
    modules,
    resolveImport: importResolver(paths, packages),
    resolveFile: fileResolver(paths, packages),
  };
  return { ...sources, reached: reach(['apps/web/main.ts'], sources) };
}
