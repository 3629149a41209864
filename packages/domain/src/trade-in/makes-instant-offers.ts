import type { SiteSettings } from '../settings/registry.ts';

interface OfferSettings {
  readonly tradeIn: Pick<SiteSettings['tradeIn'], 'form' | 'takesTradeIns'>;
  readonly stock: Pick<SiteSettings['stock'], 'itemTypes'>;
}

/**
 * Whether a site looks a seller's car up and makes an offer at once, or asks for a short enquiry (TRADE-1, FORM-10).
 * No rego tells what a bike or a van is: a site that sells no cars asks (TEN-7).
 */
export function makesInstantOffers({ tradeIn, stock }: OfferSettings): boolean {
  const sellsCars = stock.itemTypes.length === 0 || stock.itemTypes.includes('car');
  return tradeIn.takesTradeIns && tradeIn.form === 'instantOffer' && sellsCars;
}

/** Whether a plate can be typed on another page too: home, or among the results. */
export function hasPlateField(
  place: SiteSettings['tradeIn']['plateFieldOn'][number],
  settings: OfferSettings & { readonly tradeIn: Pick<SiteSettings['tradeIn'], 'plateFieldOn'> },
): boolean {
  return makesInstantOffers(settings) && settings.tradeIn.plateFieldOn.includes(place);
}
