import { formatDollars } from '../core/money.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Model } from './model.ts';

interface FromPriceSettings {
  readonly models: Pick<SiteSettings['models'], 'fromPriceText'>;
  readonly price: Pick<SiteSettings['price'], 'aboveCents'>;
}

/** The lowest price of a model in words (PAGE-6); null where it has none that counts as one (RULE-3). */
export function fromPrice(
  { fromPriceCents }: Pick<Model, 'fromPriceCents'>,
  { models, price }: FromPriceSettings,
): string | null {
  if (fromPriceCents === null || fromPriceCents <= price.aboveCents) return null;
  return models.fromPriceText.replaceAll('{amount}', () => formatDollars(fromPriceCents));
}
