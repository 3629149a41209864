import { describe, expect, it } from 'vitest';
import { meaningAt } from './meaning-at.ts';
import { goldenLexicon } from './test/golden-lexicon.ts';
import { typedTokens } from './typed-tokens.ts';

function said(text: string): string | null {
  const found = meaningAt(typedTokens(text), 0, goldenLexicon);
  if (!found) return null;
  const { meaning, length } = found;
  const what =
    meaning.kind === 'values'
      ? meaning.values.join()
      : meaning.kind === 'make'
        ? meaning.make.code
        : meaning.kind === 'models'
          ? meaning.models[0]?.values[0]
          : meaning.kind;
  return `${length} ${what}`;
}

describe('what words say', () => {
  it.each([
    ['land rover discovery sport white', '4 Land Rover Discovery Sport'],
    ['disco sport', '2 Land Rover Discovery Sport'],
    ['pug 308', '2 Peugeot 308'],
    ['cx 5', '2 Mazda CX-5'],
    ['duke 390', '2 KTM 390 Duke'],
    ['rangers', '1 Ford Ranger'],
    ['hiluxes', '1 Toyota HiLux'],
    ['utes', '1 Ute'],
    ['teslas', '1 tesla'],
    ['people mover', '2 People Mover'],
    ['near new', '2 held'],
    ['for sale', '2 dropped'],
    ['gwm', '1 gwm'],
    ['avan', '1 avan'],
    ['outlander es', '1 Mitsubishi Outlander'],
  ])('%s: %s', (text, meaning) => {
    expect(said(text)).toBe(meaning);
  });

  it.each(['wildtrak', 'a van down', 'penriths', 'glas', '"hilux" sr5', 'xvs', 'models'])(
    '%s: nothing',
    (text) => {
      expect(said(text)).toBeNull();
    },
  );

  it('is read only from as many words as are asked for', () => {
    expect(meaningAt(typedTokens('hilux sr5'), 0, goldenLexicon, 2)).toBeNull();
  });
});
