import type { Reached } from './reach.ts';
import type { Module } from './read-module.ts';
import { isProductFile } from './product-file.ts';

/** A module or a value that others could import, and whether a program does. */
export interface Part {
  readonly path: string;
  /** None is the whole module. */
  readonly name?: string;
  readonly isReached: boolean;
  /** The ids that it says it waits for. */
  readonly planned: readonly string[];
}

/**
 * The modules that programs are made of and, where one is reached, the values that it exports. Types go with what uses
 * them: they cost nothing that runs.
 */
export function partsOfProduct(modules: ReadonlyMap<string, Module>, { names }: Reached): Part[] {
  return [...modules]
    .filter(([path]) => isProductFile(path))
    .flatMap(([path, module]) => partsOf(path, module, names.get(path)));
}

function partsOf(path: string, module: Module, reached: ReadonlySet<string> | undefined): Part[] {
  const values = valuesOf(module).map(({ name, planned }) => ({
    path,
    name,
    isReached: reached?.has(name) ?? false,
    planned,
  }));
  const isEntered = reached !== undefined && (reached.size > 0 || module.exports.size === 0);
  const isMarked = module.planned.length > 0;
  // One word for a module that says for all of itself that it waits, or of which no part says so.
  if (isEntered && !isMarked) return values;
  if (!isMarked && values.some(({ planned }) => planned.length > 0)) return values;
  return [
    { path, isReached: isEntered && values.every((value) => value.isReached), planned: module.planned },
  ];
}

function valuesOf({ exports, statements }: Module): { name: string; planned: readonly string[] }[] {
  return [...exports.values()].flatMap((name) => {
    if (typeof name !== 'string') return [];
    const declaration = statements.find(({ declares }) => declares.includes(name));
    return declaration && !declaration.isType ? [{ name, planned: declaration.planned }] : [];
  });
}
