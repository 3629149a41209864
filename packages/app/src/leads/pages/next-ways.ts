import type { LeadFormName } from '@forecourt/domain/leads/lead-form-name';
import { successCategory, type SuccessCategory } from '@forecourt/domain/leads/success-category';
import { carFormPath } from '@forecourt/domain/site/car-paths';
import { pathFor } from '@forecourt/domain/site/paths';
import type { Car } from '@forecourt/domain/stock/car/car';
import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import { isTestDrivable } from '@forecourt/domain/stock/presentation/test-drivable';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { driveAddress } from '../../shared/drive-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { vehicleCrumbsOf } from '../../stock/card/vehicle-crumbs.view.ts';
import type { NextWayView } from './receipt-page.view.ts';

/** What somebody who has sent a form may want next, at most three; what they have just done is not among them. */
export function nextWays(
  context: Pick<SiteContext, 'settings'>,
  form: LeadFormName,
  car: Car | null,
): readonly NextWayView[] {
  // Whoever asked for a job is not shopping.
  if (form === 'careers') return [];
  const category = successCategory(form);
  return [
    driveWay(context, category, car),
    car === null ? browseWay(context) : similarWay(context, car),
    tradeInWay(context, category, car),
    category === 'testDrive' && car !== null ? askWay(car) : null,
  ].filter((way) => way !== null);
}

function driveWay(
  context: Pick<SiteContext, 'settings'>,
  category: SuccessCategory,
  car: Car | null,
): NextWayView | null {
  const { stock, testDrive } = context.settings;
  if (category === 'testDrive' || car === null || !isTestDrivable(car, testDrive)) return null;
  return {
    title: `Book a ${driveNoun(stock, car)}`,
    text: 'Pick a day and a time that suit you',
    href: driveAddress(context, 'times', { car: car.slug }),
  };
}

function askWay({ slug }: Car): NextWayView {
  return {
    title: 'Ask us something first',
    text: 'We’ll answer before you come',
    href: carFormPath(slug, 'enquire'),
  };
}

function similarWay({ settings }: Pick<SiteContext, 'settings'>, car: Car): NextWayView {
  const lists = vehicleCrumbsOf(car, settings).filter(({ href }) => href !== null);
  const list = lists.at(-1);
  const isOfMake = lists.length > 2;
  return {
    title: `See similar ${vehicleNoun(2, settings.stock)}`,
    text: isOfMake ? `Every ${list?.label} we have` : 'Everything we have in stock',
    href: list?.href ?? settings.search.basePath,
  };
}

function browseWay({ settings }: Pick<SiteContext, 'settings'>): NextWayView {
  const nouns = vehicleNoun(2, settings.stock);
  return {
    title: `Browse our ${nouns}`,
    text: 'Everything we have in stock',
    href: settings.search.basePath,
  };
}

function tradeInWay(
  { settings }: Pick<SiteContext, 'settings'>,
  category: SuccessCategory,
  car: Car | null,
): NextWayView | null {
  if (category === 'tradeIn' || !settings.tradeIn.takesTradeIns) return null;
  const path = pathFor(settings, 'tradeIn');
  return {
    title: 'Trading something in?',
    text: 'Tell us about it and we’ll make you an offer',
    href: car === null ? path : `${path}?car_id=${car.id}`,
  };
}
