import { describe, expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

describe('CON-2.2 what a buyer wrote in an answer', () => {
  it.each([
    ['Yes, Saturday 10am.', 'Yes, Saturday 10am.'],
    [
      'Yes.\r\n\r\nOn Mon, 2 Mar 2026 at 9:14 am, Mia Petrovic <a@b.example> wrote:\r\n> Saturday?\r\n',
      'Yes.',
    ],
    [
      'Yes.\n\nOn Mon, 2 Mar 2026 at 9:14 am, Mia Petrovic\n<reply+a@b.example> wrote:\n\n> Saturday?',
      'Yes.',
    ],
    ['> Saturday?\nYes, both of us.', 'Yes, both of us.'],
    ['Yes.\n\n-----Original Message-----\nFrom: Mia\nSaturday?', 'Yes.'],
    ['Yes.\n________________________________\nFrom: Mia <a@b.example>\nSaturday?', 'Yes.'],
    ['Yes.\n\nSent from my iPhone', 'Yes.'],
    ['One.\n\n\n\nTwo.\0', 'One.\n\nTwo.'],
    ['On Saturday we can come. On Sunday too.', 'On Saturday we can come. On Sunday too.'],
    // Nothing but a quote: better too much than nothing.
    ['> Saturday?', '> Saturday?'],
    ['', ''],
  ])('is %j', (mail, said) => {
    expect(answerText(mail)).toBe(said);
  });

  it('is no longer than a page of it', () => {
    expect(answerText('a'.repeat(200_000))).toHaveLength(8_000);
  });
});
