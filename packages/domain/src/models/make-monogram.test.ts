import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { makeMonogram, makePicture } from './make-monogram.ts';

describe('SRCH-6.2 the mark of a make', () => {
  const { models } = settingsWith({ models: { makePictures: [{ make: 'Isuzu', url: '/media/isuzu.svg' }] } });

  it('is the picture that the dealer may show, by whatever name a feed calls the make', () => {
    expect(makePicture('isuzu', models)).toBe('/media/isuzu.svg');
    expect(makePicture('Isuzu UTE', models)).toBe('/media/isuzu.svg');
    expect(makePicture('Kia', models)).toBeNull();
  });

  it.each([
    ['Kia', 'K'],
    ['škoda', 'Š'],
    ['‘smart’', 'S'],
    ['3 Wheels', '3'],
    ['…', ''],
  ])('else the first letter: %s is %s', (name, letter) => {
    expect(makeMonogram(name)).toBe(letter);
  });
});
