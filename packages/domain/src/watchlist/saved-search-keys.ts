import { choiceOf, type NormalSearchState } from '../stock/search/search-state.ts';

/**
 * Under which keys a saved search waits for cars: the narrowest thing that it names, as every car it can ever find has
 * one of them. What else it asks is looked at once a car has come in; a search that names nothing waits for all.
 * The same keys are made of a car in the database, when it changes.
 */
export function savedSearchKeys({ lists }: Pick<NormalSearchState, 'lists'>): readonly string[] {
  const { make, model, makeModel } = choiceOf(lists);
  // Beside names of models a make only says whose they are.
  const named = [
    ...keysOf('model', makeModel),
    ...keysOf('name', model),
    ...(model.length > 0 ? [] : keysOf('make', make)),
  ];
  if (named.length > 0) return named.slice(0, mostKeys);
  const bodies = keysOf('body', lists.body ?? []);
  return bodies.length > 0 ? bodies.slice(0, mostKeys) : ['*'];
}

const mostKeys = 100;

function keysOf(kind: string, values: readonly string[]): readonly string[] {
  return values.map((value) => `${kind}:${value.toLowerCase()}`);
}
