import { expect, it } from 'vitest';
import { violatedDirective } from './csp-report.ts';

const report = (effective: unknown) =>
  JSON.stringify({
    'csp-report': { 'document-uri': 'https://x.example/?email=jane', 'effective-directive': effective },
  });

it.each([
  ['one of ours', report('script-src-elem'), 'script-src-elem'],
  ['one that we never named', report('jane@example.com'), 'other'],
  ['none', report(undefined), 'other'],
  ['no JSON', '<html>', null],
  ['another JSON', '{"a":1}', null],
])('L13 of a CSP report the directive is read: %s', (_, text, found) => {
  expect(violatedDirective(text)).toEqual(found);
});
