import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueInWords } from './issue-in-words.ts';

const sentence = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueInWords }).error?.issues.map(({ message }) => message);

describe('TEN-4.2 what is wrong with a setting, in words', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['nothing at all', z.string(), undefined, 'This is missing.'],
    ['a number for text', z.string(), 3, 'This must be text.'],
    ['text for a number', z.number(), 'x', 'This must be a number.'],
    ['half a whole number', z.int(), 1.5, 'This must be a whole number.'],
    ['text for a switch', z.boolean(), 'x', 'This must be yes or no.'],
    ['text for a list', z.array(z.string()), 'x', 'This must be a list.'],
    ['text for a pair', z.tuple([z.string()]), 'x', 'This must be a list.'],
    ['text for a table', z.object({}), 'x', 'This must be a set of named values.'],
    ['text for a record', z.record(z.string(), z.string()), 'x', 'This must be a set of named values.'],
    ['something for nothing', z.null(), 'x', 'This must be empty.'],
    ['text for a kind without a word', z.bigint(), 'x', 'This must be another kind of value.'],
    ['too much', z.number().max(5), 6, 'This must be at most 5.'],
    ['as much as must not be reached', z.number().lt(5), 5, 'This must be less than 5.'],
    ['too little', z.number().min(5), 4, 'This must be at least 5.'],
    ['as little as must be passed', z.number().gt(5), 5, 'This must be more than 5.'],
    ['too many characters', z.string().max(2), 'abc', 'This must have at most 2 characters.'],
    ['too few characters', z.string().min(2), 'a', 'This must have at least 2 characters.'],
    ['no characters', z.string().min(1), '', 'This must not be empty.'],
    ['one below one', z.number().min(1), 0, 'This must be at least 1.'],
    ['too few entries', z.array(z.string()).min(2), [], 'This must have at least 2 entries.'],
    ['one entry too many', z.array(z.string()).max(1), ['a', 'b'], 'This must have at most 1 entries.'],
    ['no web address', z.url(), 'x', 'This must be a complete web address.'],
    ['no email address', z.email(), 'x', 'This must be an email address.'],
    ['no date', z.iso.date(), 'x', 'This must be a date such as 2026-03-31.'],
    ['no moment', z.iso.datetime(), 'x', 'This must be a date and time.'],
    ['no time', z.iso.time(), 'x', 'This must be a time such as 08:30.'],
    ['another beginning', z.string().startsWith('/'), 'x', "This must be text that begins with '/'."],
    ['another form', z.string().regex(/a/), 'x', 'This must be written in the form this setting asks for.'],
    ['a number between the steps', z.number().multipleOf(5), 6, 'This must be a multiple of 5.'],
    ['a part too many', z.strictObject({}), { a: 1, b: 2 }, 'This has parts that do not belong here: a, b.'],
    ['another word', z.enum(['a', 'b']), 'c', "This must be 'a' or 'b'."],
    ['another name', z.record(z.string().max(1), z.string()), { ab: 'x' }, 'This name is not allowed here.'],
    ['neither of two', z.union([z.string(), z.boolean()]), 1, 'This value is not allowed here.'],
    ['a key of a map', z.map(z.string(), z.string()), new Map([['a', 1]]), 'This must be text.'],
    ['what a rule refuses', z.string().refine(() => false), 'x', 'This value is not allowed here.'],
  ])('%s', (_, schema, value, expected) => {
    expect(sentence(schema, value)).toEqual([expected]);
  });

  it('says no more than that of what zod may add one day', () => {
    expect(issueInWords({ code: 'unheard_of' } as never)).toBe('This value is not allowed here.');
  });
});
