import type { SiteSettings } from '../settings/registry.ts';

interface SentenceSettings {
  readonly price: Pick<SiteSettings['price'], 'typeLabels'>;
  readonly law: Pick<SiteSettings['law'], 'showsPriceBasis'>;
}

/** What the words beside prices mean, for the foot of every page (LAW-2); null where prices go without. */
export function priceBasisSentence({ price: { typeLabels }, law }: SentenceSettings): string | null {
  if (!law.showsPriceBasis) return null;
  const { driveAway, excludingCharges, estimate } = typeLabels;
  return [
    `Prices marked ${quoted(driveAway)} are what a private buyer pays, with all charges of the dealer and the government.`,
    `Prices marked ${quoted(excludingCharges)} do not include government charges such as stamp duty and registration, which come on top.`,
    `Prices marked ${quoted(estimate)} estimate these charges; the dealer confirms them before you sign.`,
  ].join(' ');
}

function quoted(label: string): string {
  return `“${label}”`;
}
