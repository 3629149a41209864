import { describe, expect, it } from 'vitest';
import { measuringConsent, type Consent } from './measuring-consent.ts';

describe('LAW-2.7 measuring visitors', () => {
  const containerId = 'GTM-ABC123';

  it.each<[Consent, boolean, string]>([
    ['notAsked', true, 'ask'],
    ['given', true, 'load'],
    ['refused', true, 'none'],
    ['notAsked', false, 'load'],
    ['given', false, 'load'],
    ['refused', false, 'none'],
  ])('consent %s, asking %s: %s', (consent, needsConsent, kind) => {
    expect(measuringConsent({ containerId, needsConsent }, consent)).toEqual(
      kind === 'load' ? { kind, containerId } : { kind },
    );
    expect(measuringConsent({ containerId: null, needsConsent }, consent)).toEqual({ kind: 'none' });
  });
});
