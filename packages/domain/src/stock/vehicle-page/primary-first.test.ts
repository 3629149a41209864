import { describe, expect, it } from 'vitest';
import { primaryFirst } from './primary-first.ts';

const ordered = (...names: readonly string[]) =>
  primaryFirst(names.map((opens) => ({ opens }))).map(({ opens }) => opens);

describe('the first button of a car', () => {
  it.each([
    [
      ['finance', 'enquiry', 'testDrive', 'checkout'],
      ['enquiry', 'finance', 'testDrive', 'checkout'],
    ],
    [
      ['finance', 'testDrive', 'enquiry'],
      ['testDrive', 'finance', 'enquiry'],
    ],
    [
      ['similarEnquiry', 'finance'],
      ['similarEnquiry', 'finance'],
    ],
    [['similarSearch'], ['similarSearch']],
    [
      ['finance', 'checkout'],
      ['finance', 'checkout'],
    ],
    [[], []],
  ])('VDP-5.1 of %j are in the order %j', (buttons, expected) => {
    expect(ordered(...buttons)).toEqual(expected);
  });
});
