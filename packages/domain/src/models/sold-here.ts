import type { SiteSettings } from '../settings/registry.ts';
import type { Model } from './model.ts';

/** The models of a manufacturer that a site sells: a dealer of its cars may not sell its motorcycles. */
export function soldHere<Sold extends Pick<Model, 'manufacturerBody'>>(
  models: readonly Sold[],
  { bodiesLeftOut }: Pick<SiteSettings['models'], 'bodiesLeftOut'>,
): readonly Sold[] {
  const leftOut = new Set(bodiesLeftOut);
  return models.filter(({ manufacturerBody }) => !manufacturerBody.some((body) => leftOut.has(body)));
}
