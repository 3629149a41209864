import { describe, expect, it } from 'vitest';
import { confirmationExpiry, emailConfirmationWords } from './email-confirmation.ts';

describe('L9 the mail that asks to confirm an address', () => {
  it('LAW-2.7 says who sends it, for how long its link works, and that nothing follows by itself', () => {
    const { subject, before, after } = emailConfirmationWords('Harbour Toyota');
    expect(subject).toBe('Confirm your email');
    expect(before).toContain('Harbour Toyota');
    expect(after.join(' ')).toMatch(/two days.*nothing to do/);
  });

  it('has a link for two days', () => {
    expect(confirmationExpiry(new Date('2026-11-16T03:00:00Z'))).toEqual(new Date('2026-11-18T03:00:00Z'));
  });
});
