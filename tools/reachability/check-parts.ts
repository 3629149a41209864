import type { Part } from './parts-of-product.ts';

/** What is known of a requirement: one that no document has is not known at all. */
export type StateOf = (id: string) => 'built' | 'partly' | 'planned' | undefined;

/**
 * What only tests reach must say for which requirement it waits; and a word that it waits must be true: of something
 * that waits, for something that is not built.
 */
export function checkParts(parts: readonly Part[], stateOf: StateOf): string[] {
  return parts.flatMap(({ path, name, isReached, planned }) => {
    const what = name === undefined ? path : `${path}: ${name}`;
    if (!isReached && planned.length === 0) return [`${what} is reached by no program`];
    if (isReached && planned.length > 0) return [`${what} is reached: take its @planned away`];
    return planned.flatMap((id) => checkMark(what, id, stateOf));
  });
}

/** A mark `planned` names a requirement that is there and not yet built. */
export function checkMark(what: string, id: string, stateOf: StateOf): string[] {
  const state = stateOf(id);
  if (state === undefined) return [`${what} waits for ${id}, which is no requirement`];
  return state === 'built' ? [`${what} waits for ${id}, which is built`] : [];
}
