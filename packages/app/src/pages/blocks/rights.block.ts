import { coolingOffWords } from '@forecourt/domain/law/cooling-off-words';
import { guaranteeText } from '@forecourt/domain/law/guarantee-text';
import { dateIn, endOfDay } from '@forecourt/domain/core/zoned-time';
import { stateCodeOf } from '@forecourt/domain/locations/state-code';
import { z } from 'zod';
import { defineBlock, type BlockPage } from './define-block.ts';

export interface RightsView {
  readonly guarantee: string | null;
  /** Of each state in which the site sells, of what it sells. */
  readonly coolingOff: readonly string[];
}

/** What the law gives a buyer (LAW-2): the guarantees that nobody can take away, and the right to cool off. */
export const rights = defineBlock({
  schema: z.strictObject({ withCoolingOff: z.boolean().default(false) }),
  sample: {},
  show: async ({ withCoolingOff }, page) => {
    const { settings, zone } = page.context;
    const guarantee = guaranteeText(settings.law);
    const coolingOff = withCoolingOff && settings.law.showsCoolingOff ? await coolingOffOf(page) : [];
    if (guarantee === null && coolingOff.length === 0) return null;
    const view: RightsView = { guarantee, coolingOff };
    return { view, ...(coolingOff.length > 0 && { validUntil: endOfDay(page.now, zone) }) };
  },
});

async function coolingOffOf({ context, sources, now }: BlockPage): Promise<readonly string[]> {
  const { settings, zone } = context;
  const locations = await sources.locations();
  const states = [...new Set(locations.flatMap(({ address }) => stateCodeOf(address?.state) ?? []))];
  const sellsNew = settings.search.carTypeChoices.some((choice) => /new/i.test(choice));
  const types = sellsNew ? (['new', 'used'] as const) : (['used'] as const);
  const words = states.flatMap((state) =>
    types.flatMap((carType) =>
      settings.stock.itemTypes.flatMap(
        (itemType) => coolingOffWords({ state, car: { carType, itemType } }, dateIn(now, zone)) ?? [],
      ),
    ),
  );
  return [...new Set(words)];
}
