import type { SiteSettings } from '../settings/registry.ts';

/** The statement that stands beside a warranty of the dealer; null where the site does not add it (LAW-2). */
export function guaranteeText(
  law: Pick<SiteSettings['law'], 'addsGuaranteeText' | 'guaranteeText'>,
): string | null {
  return law.addsGuaranteeText ? law.guaranteeText : null;
}
