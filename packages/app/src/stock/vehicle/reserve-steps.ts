import type { Car } from '@forecourt/domain/stock/car/car';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { depositAmount, depositCents } from '@forecourt/domain/stock/price/deposit';
import { refundWords } from '../../shared/refund-words.ts';
import type { SiteContext } from '../../site/site-context.ts';

/** How reserving goes, in three sentences, on the page of a car (VDP-1). */
export function reserveSteps(
  car: Car,
  { settings, site, dealerships }: Pick<SiteContext, 'settings' | 'site' | 'dealerships'>,
): readonly { readonly title: string; readonly text: string }[] {
  const { checkout } = settings;
  const amount = depositAmount(car, checkout);
  const owner = dealerships.find(({ id }) => id === car.dealershipId)?.name ?? site.name;
  const { isWhole, sentence } = refundWords(depositCents(car, checkout), checkout);
  const noun = vehicleNoun(1, settings.stock);
  return [
    { title: `Pay ${amount}`, text: `On this site, to ${owner}. No card surcharge.` },
    {
      title: `It’s yours for ${checkout.holdHours} hours`,
      text: `Nobody else can hold or buy the ${noun}. Come and look at it.`,
    },
    {
      title: 'Buy it, or don’t',
      text: isWhole
        ? `The ${amount} comes off the price, or goes back to your card.`
        : `The ${amount} comes off the price. ${sentence} if you don’t buy.`,
    },
  ];
}
