import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * What is wrong with a value, as a sentence for a dealer's staff. Used where a schema has no message of
 * its own: zod asks the schema first.
 */
export function issueInWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : `This must be ${kindWords(issue.expected)}.`;
    case 'too_big':
      return limitWords(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum);
    case 'too_small':
      return limitWords(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum);
    case 'invalid_format':
      return `This must be ${formatWords(issue)}.`;
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `This has parts that do not belong here: ${issue.keys.join(', ')}.`;
    case 'invalid_value':
      return `This must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}.`;
    case 'invalid_key':
      return 'This name is not allowed here.';
    case 'invalid_union':
    case 'invalid_element':
    case 'custom':
      return 'This value is not allowed here.';
    default:
      return 'This value is not allowed here.';
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  tuple: 'a list',
  object: 'a set of named values',
  record: 'a set of named values',
  null: 'empty',
};

const kindWords = (expected: string) => kinds[expected] ?? 'another kind of value';

function limitWords(origin: string, limit: string, bound: number | bigint): string {
  const counted = { string: 'characters', array: 'entries', record: 'entries' }[origin];
  if (counted && limit === 'at least' && bound === 1) return 'This must not be empty.';
  return counted ? `This must have ${limit} ${bound} ${counted}.` : `This must be ${limit} ${bound}.`;
}

const formats: Readonly<Record<string, string>> = {
  url: 'a complete web address',
  email: 'an email address',
  date: 'a date such as 2026-03-31',
  datetime: 'a date and time',
  time: 'a time such as 08:30',
};

function formatWords(issue: { readonly format: string; readonly prefix?: unknown }): string {
  if (typeof issue.prefix === 'string') return `text that begins with '${issue.prefix}'`;
  return formats[issue.format] ?? 'written in the form this setting asks for';
}
