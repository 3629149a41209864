import { describe, expect, it } from 'vitest';
import { failureSummary } from './failure-summary.ts';

const email = 'jo@example.com';
const withFields = (fields: object) => Object.assign(new Error(`550 no mailbox ${email}`), fields);

describe('the summary of a failure', () => {
  it('has its name, its code and its place, and not its message, which may quote anybody', () => {
    const summary = failureSummary(withFields({ code: 'EENVELOPE' }));
    expect(summary).toMatchObject({ name: 'Error', code: 'EENVELOPE' });
    expect(summary.at[0]).toContain('failure-summary.test.ts');
    expect(JSON.stringify(summary)).not.toContain(email);
  });

  it('names the kind and the state of a failure of the database', () => {
    const code = failureSummary(withFields({ kind: 'unavailable', sqlState: '57P01' })).code;
    expect(code).toBe('unavailable 57P01');
  });

  it('names which kinds of faults a schema found', () => {
    const issues = ['invalid_type', 'too_big', 'invalid_type'].map((code) => ({ code, path: ['email'] }));
    expect(failureSummary(withFields({ name: 'ZodError', issues })).code).toBe('invalid_type too_big');
  });

  it.each([
    ['a code', { code: email }],
    ['a name', { name: `No mailbox ${email}` }],
    ['a cause', { cause: new Error(email) }],
    [
      'the place of a fault in an input',
      { name: 'ZodError', issues: [{ path: [email], code: 'unrecognized_keys', keys: [email] }] },
    ],
  ])('has nothing of %s that may be a visitor’s', (_, fields) => {
    expect(JSON.stringify(failureSummary(withFields(fields)))).not.toContain('jo@');
  });

  it.each([
    ['of several lines, one of which looks like a frame', new Error(`first\n${email}\n    at ${email}:1:1`)],
    [
      'that was changed after it was thrown',
      Object.assign(new Error(`first\n    at ${email}:1:1`), { message: 'another' }),
    ],
  ])('has no line of a message %s', (_, error) => {
    expect(JSON.stringify(failureSummary(error))).not.toContain('jo@');
  });

  it('has the nearest frames alone', () => {
    const deep = (left: number): Error => (left === 0 ? new Error('deep') : deep(left - 1));
    expect(failureSummary(deep(30)).at).toHaveLength(6);
  });

  it('bears what is no error at all', () => {
    expect(failureSummary(email)).toEqual({ name: 'string', code: null, at: [] });
    expect(failureSummary(null)).toEqual({ name: 'object', code: null, at: [] });
  });
});
