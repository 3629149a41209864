import { codeOf } from '../../../core/folded-text.ts';
import type { Meaning } from './meaning.ts';
import { droppedWords, itemWords, vanWords } from './tables/attribute-words.ts';

/**
 * What car, bike and caravan say: nothing where the site sells nothing else (TEN-7), a choice where it sells
 * several kinds. Where that is not known, car says nothing and the others stay to be read otherwise.
 */
export function itemMeanings(types: readonly string[] = ['car']): readonly (readonly [string, Meaning])[] {
  const dropped = droppedWords.map((word) => [codeOf(word), { kind: 'dropped' }] as const);
  const isVansAlone = types.join() === 'caravan';
  const said = types.flatMap((type) =>
    (itemWords[type] ?? [])
      .concat(isVansAlone ? vanWords : [])
      .map((word): readonly [string, Meaning] => [
        codeOf(word),
        types.length === 1 ? { kind: 'dropped' } : { kind: 'values', attribute: 'itemType', values: [type] },
      ]),
  );
  return [...dropped, ...said];
}
