import { codeOf } from '../../../../core/folded-text.ts';
import { expect, it } from 'vitest';
import { attributeWords, driveBeginnings, driveWords, itemWords } from './attribute-words.ts';

it('no word says two things', () => {
  const said = [
    ...Object.values(attributeWords).flatMap((synonyms) => Object.values(synonyms)),
    ...Object.values(driveWords),
    ...Object.values(itemWords),
  ]
    .flat()
    .map(codeOf);
  expect(said.filter((word, index) => said.indexOf(word) !== index)).toEqual([]);
});

it('each way to drive is known by the values of feeds', () => {
  expect(Object.keys(driveBeginnings)).toEqual(Object.keys(driveWords));
});
