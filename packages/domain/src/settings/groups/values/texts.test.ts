import { describe, expect, it } from 'vitest';
import { line, paragraph } from './texts.ts';

const reasons = (schema: ReturnType<typeof line>, text: unknown) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

describe('TEN-4.1 the words of a dealer', () => {
  it('lose the space around them and may not be empty', () => {
    expect(line(20).parse('  Book now ')).toBe('Book now');
    expect(line(20).safeParse('   ').success).toBe(false);
    expect(paragraph(20).parse('   ')).toBe('');
  });

  it('stand on one line, or on several where there is room', () => {
    expect(reasons(line(20), 'one\ntwo')).toEqual(['Write it on one line, in plain text.']);
    expect(paragraph(20).parse('one\ntwo')).toBe('one\ntwo');
    expect(reasons(paragraph(20), 'one\0two')).toEqual(['Write it in plain text.']);
  });

  it('name only what the page fills in', () => {
    expect(line(40, ['count']).parse('Show me {count} cars')).toBe('Show me {count} cars');
    expect(reasons(line(40, ['count']), 'Show me {number} cars')).toEqual([
      'Only these are filled in here: {count}.',
    ]);
    expect(reasons(line(40), 'Hello {name}')).toEqual(['Nothing is filled in here: leave out the {braces}.']);
  });
});
