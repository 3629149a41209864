import { expect, it } from 'vitest';
import { violatedDirectives } from './csp-report.ts';

const byUri = (effective: unknown) =>
  JSON.stringify({
    'csp-report': { 'document-uri': 'https://x.example/?email=jane', 'effective-directive': effective },
  });
const ofType = (type: string, effectiveDirective: unknown) => ({
  type,
  url: 'https://x.example/',
  body: { effectiveDirective, blockedURL: 'inline' },
});

it.each([
  ['one of report-uri', byUri('script-src-elem'), ['script-src-elem']],
  ['one that we never named', byUri('jane@example.com'), ['other']],
  [
    'several of report-to',
    JSON.stringify([
      ofType('csp-violation', 'img-src'),
      ofType('deprecation', 'x'),
      ofType('csp-violation', 7),
    ]),
    ['img-src', 'other'],
  ],
  ['none', '[]', []],
  ['too many', JSON.stringify(Array.from({ length: 21 }, () => ofType('csp-violation', 'img-src'))), null],
  ['no JSON', '<html>', null],
  ['another JSON', '{"a":1}', null],
])('L13 of a CSP report the directives are read: %s', (_, text, found) => {
  expect(violatedDirectives(text)).toEqual(found);
});
