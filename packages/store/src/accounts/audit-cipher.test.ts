import { expect, it } from 'vitest';
import { makeAuditKey, openTold, sealTold } from './audit-cipher.ts';

const key = makeAuditKey();
const told = { before: { stage: 'new' }, after: { note: 'rang Anh Pham' } };
const sealed = sealTold(key, 'lead 1', told);

it('STAFF-3 opens with the key of its subject, and with nothing else', () => {
  expect(openTold(key, 'lead 1', sealed)).toEqual(told);
  expect(openTold(makeAuditKey(), 'lead 1', sealed)).toBeNull();
  expect(openTold(key, 'lead 2', sealed)).toBeNull();
  expect(openTold(null, 'lead 1', sealed)).toBeNull();
  expect(sealed.toString('latin1')).not.toContain('Anh');
});

it('STAFF-3 does not open once a byte of it was changed', () => {
  const changed = Buffer.from(sealed);
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(openTold(key, 'lead 1', changed)).toBeNull();
});
