import { expect, it } from 'vitest';
import { emailDomain, isEmailDomain, isProofAsked, provedEmail, signOnProvedAt } from './single-sign-on.ts';

it.each([
  ['mia@group.example', 'group.example'],
  [' Mia@Group.Example ', 'group.example'],
  ['mia@evil.example@group.example', null],
  ['group.example', null],
  ['@group.example', null],
  ['mia@', null],
])('STAFF-1.5 of %j the domain is %j', (email, domain) => {
  expect(emailDomain(email)).toBe(domain);
});

it.each([
  ['group.example', true],
  ['sales.the-group.com.au', true],
  ['group', false],
  ['Group.example', false],
  ['*.group.example', false],
  ['-group.example', false],
  ['10.0.0.1', false],
  [`${'a'.repeat(250)}.example`, false],
])('STAFF-1.5 a provider may answer for %j: %s', (text, isOne) => {
  expect(isEmailDomain(text)).toBe(isOne);
});

const domains = ['group.example', 'yard.example'];

it.each([
  ['verified, of the group', 'Mia@Group.example', true, 'mia@group.example'],
  ['of another of its domains', 'mia@yard.example', true, 'mia@yard.example'],
  ['not verified', 'mia@group.example', false, null],
  ['of somebody else', 'mia@other.example', true, null],
  ['of a domain below it', 'mia@sub.group.example', true, null],
  ['that ends alike', 'mia@notgroup.example', true, null],
  ['no email at all', 'mia', true, null],
  ['missing', null, true, null],
])('STAFF-1.5 of an email %s the provider’s word is taken for %j', (_, email, isEmailVerified, proved) => {
  expect(provedEmail({ email, isEmailVerified }, domains)).toBe(proved);
});

const askedAt = new Date('2026-03-01T10:00:00Z');
const now = new Date('2026-03-01T10:01:00Z');

it.each([
  ['after they were asked', '2026-03-01T10:00:30Z', true],
  ['a moment before, by another clock', '2026-03-01T09:59:50Z', true],
  ['before they were asked', '2026-03-01T09:59:49Z', false],
  ['yesterday', '2026-02-28T10:00:30Z', false],
  ['in a moment, by another clock', '2026-03-01T10:01:10Z', true],
  ['later than now', '2026-03-01T10:01:11Z', false],
  ['at no time that is said', null, false],
])('STAFF-1.5 who proved it %s (%s) has proved it anew: %s', (_, at, isAsked) => {
  expect(isProofAsked({ authenticatedAt: at === null ? null : new Date(at), askedAt, now })).toBe(isAsked);
});

it.each([
  ['just now', '2026-03-01T10:00:59Z', '2026-03-01T10:00:59Z'],
  ['this morning', '2026-03-01T07:00:00Z', '2026-03-01T07:00:00Z'],
  ['later than now, by another clock', '2026-03-01T10:01:08Z', '2026-03-01T10:01:00Z'],
  ['at no time that is said', null, '1970-01-01T00:00:00Z'],
])('STAFF-1.5 who proved it %s (%s) has a proof of %s', (_, at, provedAt) => {
  const authenticatedAt = at === null ? null : new Date(at);
  expect(signOnProvedAt({ authenticatedAt }, now)).toEqual(new Date(provedAt));
});
