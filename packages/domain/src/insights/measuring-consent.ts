import type { SiteSettings } from '../settings/registry.ts';

type MeasuringSettings = Pick<SiteSettings['analytics'], 'containerId' | 'needsConsent'>;

export type Consent = 'given' | 'refused' | 'notAsked';

export type Measuring =
  | { readonly kind: 'load'; readonly containerId: string }
  | { readonly kind: 'ask' }
  | { readonly kind: 'none' };

/**
 * Whether a dealer's measuring service is loaded on a page (LAW-2): never against a visitor's will, and not
 * before the visitor was asked where the site asks. A site without such a service asks for nothing.
 */
export function measuringConsent(
  { containerId, needsConsent }: MeasuringSettings,
  consent: Consent,
): Measuring {
  if (containerId === null || consent === 'refused') return { kind: 'none' };
  return needsConsent && consent === 'notAsked' ? { kind: 'ask' } : { kind: 'load', containerId };
}
