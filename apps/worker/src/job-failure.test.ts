import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { JobFailure, jobFailureSummary } from './job-failure.ts';

const email = 'jo@example.com';

describe('what is said of a failure', () => {
  it('keeps our own words', () => {
    expect(jobFailureSummary(new JobFailure('partitions missing')).message).toBe('partitions missing');
  });

  it('names the kind and code of a stranger and drops its message, which may quote anybody', () => {
    const stranger = Object.assign(new Error(`550 no mailbox ${email}`), { code: 'EENVELOPE' });
    const summary = jobFailureSummary(stranger);
    expect(summary).toMatchObject({ name: 'Error', message: 'Error EENVELOPE' });
    expect(summary.at[0]).toContain('job-failure.test.ts');
    expect(JSON.stringify(summary)).not.toContain(email);
  });

  it('drops a message of several lines, also one that looks like a place', () => {
    const summary = jobFailureSummary(new Error(`first\n${email}\n    at ${email}:1:1`));
    expect(JSON.stringify(summary)).not.toContain(email);
  });

  it('says where an input is wrong, and not what it was', () => {
    const read = z.object({ contact: z.object({ email: z.number() }) }).safeParse({ contact: { email } });
    expect(jobFailureSummary(read.error).message).toBe('contact.email: invalid_type');
  });

  it('bears what is not an error at all', () => {
    expect(jobFailureSummary(email)).toEqual({ name: 'string', code: null, message: 'not an error', at: [] });
  });
});
