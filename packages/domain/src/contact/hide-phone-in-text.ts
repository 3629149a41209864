import type { SiteSettings } from '../settings/registry.ts';
import { knownPhone } from './known-phone.ts';
import { phoneMask } from './phone-mask.ts';

const between = '[\\s().-]{0,3}';

/**
 * A text in which a masked number stands masked, however it is written there (RULE-11): salespeople like to
 * end their words about a car with the number of the yard.
 */
export function hidePhoneInText(
  text: string,
  phone: string | null | undefined,
  {
    masksPhone,
    phoneVisibleCharacters,
  }: Pick<SiteSettings['contact'], 'masksPhone' | 'phoneVisibleCharacters'>,
): string {
  const known = knownPhone(phone);
  if (known === null || !masksPhone) return text;
  // Within the country a number begins with 0, from abroad with +61.
  const digits = known.replaceAll(/\D/g, '').replace(/^(?:61|0)/, '');
  const written = new RegExp(
    `(?<!\\d)(?:(?:\\(?\\+?61\\)?|\\(?0)${between})?${digits.replaceAll(/(?<=\d)(?=\d)/g, between)}(?!\\d)`,
    'g',
  );
  return text.replaceAll(written, (number) => phoneMask(number, phoneVisibleCharacters));
}
