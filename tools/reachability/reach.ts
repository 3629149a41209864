import type { Binding, Module, TopStatement } from './read-module.ts';

export interface Sources {
  readonly modules: ReadonlyMap<string, Module>;
  readonly resolveImport: (specifier: string, importer: string) => string | undefined;
  /** Also finds files that are named by a path of a package or of the root. */
  readonly resolveFile: (written: string, importer: string) => string | undefined;
}

export interface Reached {
  /** By module: the declarations that run, or whose type is used by what runs. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  readonly statements: ReadonlySet<TopStatement>;
}

/**
 * Follows programs from their first modules: a declaration is reached when a reached statement names it. What a module
 * imports and only its unreached declarations name is not reached, as in tree shaking.
 */
export function reach(entries: readonly string[], { modules, resolveImport, resolveFile }: Sources): Reached {
  const names = new Map<string, Set<string>>();
  const statements = new Set<TopStatement>();
  const waiting: [statement: TopStatement, path: string, module: Module][] = [];

  const enter = (path: string): Module | undefined => {
    const module = modules.get(path);
    if (!module || names.has(path)) return module;
    names.set(path, new Set());
    for (const from of module.bare) want({ from, name: '' }, path);
    for (const statement of module.statements)
      if (statement.declares.length === 0) run(statement, path, module);
    return module;
  };

  const want = ({ from, name }: Binding, importer: string): void => {
    const path = resolveImport(from, importer);
    if (path !== undefined) wantExport(path, name);
  };

  const wantExport = (path: string, name: string): void => {
    const module = enter(path);
    if (!module) return;
    if (name === '*') for (const one of module.exports.keys()) wantExport(path, one);
    const target = module.exports.get(name);
    if (typeof target === 'string') wantLocal(path, module, target);
    else if (target) want(target, path);
    else for (const from of module.stars) want({ from, name }, path);
  };

  const wantLocal = (path: string, module: Module, name: string): void => {
    const binding = module.imports.get(name);
    if (binding) return want(binding, path);
    if (names.get(path)?.has(name)) return;
    const declarations = module.statements.filter(({ declares }) => declares.includes(name));
    if (declarations.length > 0) names.get(path)?.add(name);
    for (const statement of declarations) run(statement, path, module);
  };

  const run = (statement: TopStatement, path: string, module: Module): void => {
    if (statements.has(statement)) return;
    statements.add(statement);
    waiting.push([statement, path, module]);
  };

  /** All of a module, as of a program's first one. */
  const start = (path: string): void => {
    const module = enter(path);
    if (!module) return;
    wantExport(path, '*');
    for (const statement of module.statements)
      for (const name of statement.declares) wantLocal(path, module, name);
  };

  for (const entry of entries) start(entry);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [{ mentions, loads }, path, module] = next;
    for (const name of mentions) wantLocal(path, module, name);
    for (const file of loads) {
      const loaded = resolveFile(file, path);
      if (loaded !== undefined) start(loaded);
    }
  }
  return { names, statements };
}
