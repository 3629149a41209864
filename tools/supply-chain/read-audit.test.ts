import { expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const advisory = (severity: string) => ({
  module_name: 'left',
  severity,
  title: 'falls over',
  url: 'https://x',
});

it('L12 an audit tells serious flaws from others', () => {
  const printed = JSON.stringify({ advisories: { 1: advisory('high'), 2: advisory('moderate') } });
  expect(readAudit(printed)).toEqual({
    kind: 'read',
    serious: ['high: left: falls over https://x'],
    others: ['moderate: left: falls over https://x'],
  });
  expect(readAudit('{"advisories":{}}')).toEqual({ kind: 'read', serious: [], others: [] });
});

it.each(['', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'])(
  'L12 a registry that answers no audit is not taken for a clean one: %j',
  (printed) => expect(readAudit(printed)).toEqual({ kind: 'unanswered' }),
);
