import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['vera@example.com', 'vera@example.com'],
  ['Vera+cars@Example.com', 'vera@example.com'],
  ['vera+a+b@example.com', 'vera@example.com'],
  ['vera.n@example.com', 'vera.n@example.com'],
])('FORM-9.1 mail to %s is counted for %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
