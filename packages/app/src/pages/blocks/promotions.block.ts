import { z } from 'zod';
import { earliest } from '../../shared/earliest.ts';
import { defineBlock } from './define-block.ts';
import { runningPromos, type PromoView } from './promo-view.ts';

export interface PromotionsView {
  readonly slides: readonly PromoView[];
  /** To which pictures are cut on large screens, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The promotions slider (HOME-3): slides and banners that have a picture, one in sight at a time. */
export const promotions = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const [slides, banners] = await Promise.all([
      runningPromos('slide', page),
      runningPromos('banner', page),
    ]);
    const { heroHeading, promotionsSlider } = page.context.settings.home;
    const shown = [...slides.promos, ...banners.promos].filter(
      // What the first screen says need not be said again.
      ({ picture, title }) => picture !== null && title !== heroHeading,
    );
    if (shown.length === 0) return null;
    const validUntil = earliest([slides.validUntil, banners.validUntil]);
    const size = { width: promotionsSlider.widthPx, height: promotionsSlider.heightPx };
    return { view: { slides: shown, size } satisfies PromotionsView, validUntil };
  },
});
