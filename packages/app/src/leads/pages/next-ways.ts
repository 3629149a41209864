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

type WaySite = Pick<SiteContext, 'settings'>;
type Ways = (context: WaySite, car: Car | null) => readonly (NextWayView | null)[];

/** What goes with what was sent; what they have just done is not among it. */
const waysAfter: Readonly<Record<SuccessCategory, Ways>> = {
  enquiry: (context, car) =>
    car === null
      ? [browseWay(context), anyDriveWay(context), serviceWay(context)]
      : [driveWay(context, car), similarWay(context, car), tradeInWay(context, car)],
  testDrive: (context, car) => [car && askWay(car), tradeInWay(context, car), financeWay(context)],
  service: (context) => [checksWay(context), worthWay(context)],
  tradeIn: (context) => [browseWay(context), financeWay(context)],
  finance: (context, car) => [
    car === null ? browseWay(context) : driveWay(context, car),
    tradeInWay(context, car),
  ],
};

/** What somebody who has sent a form may want next, at most three. */
export function nextWays(context: WaySite, form: LeadFormName, car: Car | null): readonly NextWayView[] {
  // Whoever asked for a job is not shopping.
  if (form === 'careers') return [];
  return waysAfter[successCategory(form)](context, car).filter((way) => way !== null);
}

function driveWay(context: WaySite, car: Car): NextWayView | null {
  const { stock, testDrive } = context.settings;
  if (!isTestDrivable(car, testDrive)) return null;
  return {
    title: `Book a ${driveNoun(stock, car)}`,
    text: 'Pick a day and a time that suit you',
    href: driveAddress(context, 'times', { car: car.slug }),
  };
}

function anyDriveWay({ settings }: WaySite): NextWayView {
  return {
    title: `Book a ${driveNoun(settings.stock, null)}`,
    text: 'Pick what you’d like to try, and when',
    href: pathFor(settings, 'bookTestDrive'),
  };
}

function serviceWay({ settings }: WaySite): NextWayView {
  return {
    title: 'Book a service',
    text: 'Choose the day and drop-off time',
    href: pathFor(settings, 'bookService'),
  };
}

function checksWay({ settings }: WaySite): NextWayView {
  return {
    title: 'What our workshop does',
    text: 'What’s looked at, and what else we offer',
    href: pathFor(settings, 'service'),
  };
}

function financeWay({ settings }: WaySite): NextWayView {
  return {
    title: 'What would it cost a week?',
    text: 'Work out your repayments',
    href: pathFor(settings, 'finance'),
  };
}

function askWay({ slug }: Car): NextWayView {
  return {
    title: 'Ask us something first',
    text: 'We’ll answer before you come',
    href: carFormPath(slug, 'enquire'),
  };
}

function similarWay({ settings }: WaySite, car: Car): NextWayView {
  const lists = vehicleCrumbsOf(car, settings).filter(({ href }) => href !== null);
  const list = lists.at(-1);
  const isOfMake = lists.length > 2;
  return {
    title: `See similar ${vehicleNoun(2, settings.stock)}`,
    text: isOfMake ? `Every ${list?.label} we have` : 'Everything we have in stock',
    href: list?.href ?? settings.search.basePath,
  };
}

function browseWay({ settings }: WaySite): NextWayView {
  const nouns = vehicleNoun(2, settings.stock);
  return {
    title: `Browse our ${nouns}`,
    text: 'Everything we have in stock',
    href: settings.search.basePath,
  };
}

function tradeInWay({ settings }: WaySite, car: Car | null): NextWayView | null {
  if (!settings.tradeIn.takesTradeIns) return null;
  const path = pathFor(settings, 'tradeIn');
  return {
    title: 'Trading something in?',
    text: 'Tell us about it and we’ll make you an offer',
    href: car === null ? path : `${path}?car_id=${car.id}`,
  };
}

function worthWay({ settings }: WaySite): NextWayView | null {
  if (!settings.tradeIn.takesTradeIns) return null;
  return {
    title: 'Thinking of changing it?',
    text: 'Find out what yours is worth',
    href: pathFor(settings, 'tradeIn'),
  };
}
