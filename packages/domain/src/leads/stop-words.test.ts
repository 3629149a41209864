import { expect, it } from 'vitest';
import { asksToStop } from './stop-words.ts';

it.each([
  ['STOP', true],
  [' stop. ', true],
  ['Unsubscribe', true],
  ['Please stop by on Saturday', false],
  ['', false],
])('MAIL-1 %j asks for no more texts: %s', (text, stops) => expect(asksToStop(text)).toBe(stops));
