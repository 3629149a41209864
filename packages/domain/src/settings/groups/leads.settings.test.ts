import { expect, it } from 'vitest';
import { leads } from './leads.settings.ts';

it.each([
  ['leads@example.com', true],
  [null, true],
  ['leads at example.com', false],
  ['Leads <leads@example.com>', false],
])('FORM-9.1 takes %s as the address of leads that nobody takes, and of answers: %s', (address, isTaken) => {
  expect(leads.settings.fallbackEmail.schema.safeParse(address).success).toBe(isTaken);
  expect(leads.settings.confirmationReplyTo.schema.safeParse(address).success).toBe(isTaken);
});
