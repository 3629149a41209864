import type { SiteSettings } from '../settings/registry.ts';
import { knownPhone, telLink } from './known-phone.ts';
import { phoneMask } from './phone-mask.ts';
import { phoneWords } from './phone-words.ts';

export type CallButton =
  /** Holds nothing of the number beyond its beginning: it is asked for, and the call counted, at the click. */
  { readonly kind: 'masked'; readonly shown: string; readonly revealText: string } | ShownPhone;

export interface ShownPhone {
  readonly kind: 'shown';
  readonly shown: string;
  readonly href: string;
}

/** The phone number of a car or location on a page (RULE-11); null where there is none to call. */
export function callButton(
  phone: string | null | undefined,
  {
    masksPhone,
    phoneVisibleCharacters,
    revealText,
  }: Pick<SiteSettings['contact'], 'masksPhone' | 'phoneVisibleCharacters' | 'revealText'>,
): CallButton | null {
  const known = knownPhone(phone);
  if (known === null || !masksPhone) return revealedPhone(phone);
  return { kind: 'masked', shown: phoneMask(phoneWords(known), phoneVisibleCharacters), revealText };
}

/** The number once a visitor has asked for it: a link that calls. */
export function revealedPhone(phone: string | null | undefined): ShownPhone | null {
  const known = knownPhone(phone);
  return known === null ? null : { kind: 'shown', shown: phoneWords(known), href: telLink(known) };
}
