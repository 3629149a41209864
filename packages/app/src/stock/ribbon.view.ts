import { tagRibbon, type RibbonCar, type RibbonSettings } from '@forecourt/domain/stock/tag-ribbon';
import type { MediaAddresses } from '../ports/media-addresses.ts';

/** The one tag across a car's picture (RULE-2). Words say what it means; the tone only colours it. */
export type RibbonView =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly tone: 'good' | 'bad' | 'grey';
      readonly sign: 'leaf' | 'bolt' | null;
    }
  | { readonly kind: 'logo'; readonly src: string; readonly name: string };

const tones = { green: 'good', red: 'bad', grey: 'grey', sold: 'grey' } as const;

/** The view of a car's ribbon, and until when it holds. */
export function ribbonViewOf(
  car: RibbonCar,
  settings: RibbonSettings,
  { media, now }: { readonly media: MediaAddresses; readonly now: Date },
): { readonly ribbon: RibbonView | null; readonly validUntil: Date | null } {
  const { ribbon, validUntil } = tagRibbon(car, settings, now);
  if (ribbon === null) return { ribbon, validUntil };
  if (ribbon.kind === 'logo') {
    return {
      ribbon: { kind: 'logo', src: media.addressOf(ribbon.url, 160, 100), name: ribbon.name },
      validUntil,
    };
  }
  const { text, tone } = ribbon;
  return { ribbon: { kind: 'text', text, tone: tones[tone], sign: fuelSign(text, car) }, validUntil };
}

/** Only where the ribbon is the car's fuel: a tag that staff wrote stands as it is. */
function fuelSign(text: string, { simpleFuel, fuel }: RibbonCar): 'leaf' | 'bolt' | null {
  if (text !== simpleFuel?.trim() && text !== fuel?.trim()) return null;
  return /hybrid/i.test(text) ? 'leaf' : 'bolt';
}
