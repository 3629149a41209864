import { inSiteWords } from '@forecourt/domain/stock/presentation/in-site-words';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { isBuyingTeam } from '@forecourt/domain/locations/buying-team';
import type { Location } from '@forecourt/domain/locations/location';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { Car } from '@forecourt/domain/stock/car/car';
import { sumsInWords } from '@forecourt/domain/finance/loan-sums';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { locationCard, type CardPage } from '../../pages/blocks/location-card.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { CrumbView } from '../../shared/crumb.view.ts';
import { vehicleCrumbsOf } from '../../stock/card/vehicle-crumbs.view.ts';
import { carPath } from '@forecourt/domain/site/car-paths';
import { carLineOf } from './car-line.view.ts';
import type { SingleStepFormName } from './make-lead-form.ts';
import { leadFormViewOf, type FormEntries, type ShownForm } from './lead-form.view.ts';
import type { LeadFormPageView, LocationDetailsView, NextStepView } from './lead-form-page.view.ts';
import { locationPicture } from '../../shared/location-picture.ts';
import { answeringLocation } from '../record/lead-location.ts';
import { tradeInQuestions, tradeInSteps } from './trade-in-words.ts';

interface FormPage {
  readonly car: Car | null;
  readonly locations: readonly Location[];
  readonly media: MediaAddresses;
  readonly page: CardPage;
}

const headings: Readonly<Record<SingleStepFormName, string>> = {
  enquiry: 'Send us an enquiry',
  quickEnquiry: 'Quick enquiry',
  contact: 'Contact us',
  requestPhotos: 'Ask for photos',
  testDrive: 'Book a test drive',
  financeEnquiry: 'Ask about finance',
  preApproval: 'Ask about pre-approval',
  fleet: 'Fleet enquiry',
  careers: 'Work with us',
  tradeInEnquiry: 'Sell or trade in your car',
  parts: 'Ask for a part',
};

const leads: Readonly<Partial<Record<SingleStepFormName, string>>> = {
  requestPhotos: 'We’ll take more photos of this car and send them to you.',
  financeEnquiry: 'Tell us what you have in mind and our finance team will come back with figures for you.',
  preApproval:
    'Tell us roughly what you’d like to spend. Our finance team will call you, say what’s likely and start the application with you. Asking doesn’t touch your credit file.',
  fleet: 'One person here will look after all your vehicles.',
  careers: 'Tell us what you’re good at and what you’d like to do here.',
  tradeInEnquiry: 'Tell us what you have and we’ll make you an offer, whether you buy from us or not.',
  parts:
    'Tell us what you need in your own words. We’ll come back with the part number, the price and when it’ll be here.',
};

const partsSteps: readonly NextStepView[] = [
  {
    title: 'We’ll find it',
    text: 'You’ll hear the part number, the price and how long it takes.',
  },
  { title: 'You say yes', text: 'You pay nothing until you’ve seen the price.' },
  { title: 'It’s yours', text: 'Pick it up at the counter, have it posted, or let us fit it.' },
];

/** The page of a form, with the moment at which its words change. */
export function makeLeadFormPageView(
  { car, locations, media, page }: FormPage,
  shown: ShownForm,
): { readonly view: LeadFormPageView; readonly validUntil: Date | null } {
  const { context } = page;
  const { settings } = context;
  const { name } = shown;
  const about = { tradeInEnquiry: 'Trade-in Enquiry', parts: 'Parts Enquiry' };
  const category = name === 'tradeInEnquiry' || name === 'parts' ? about[name] : '';
  const { location, found, validUntil } = locationDetails(car, locations, page, category);
  const { stock } = settings;
  const heading = headingOf(name, car, stock);
  const isTradeIn = name === 'tradeInEnquiry';
  const isFinance = name === 'financeEnquiry' || name === 'preApproval';
  return {
    view: {
      crumbs: crumbsOf(heading, car, page),
      heading,
      lead: leadOf(name, car, stock),
      car: car && carLineOf(car, context, media),
      sums: isFinance ? sumsOfForm(shown.entries ?? {}, car) : null,
      form: leadFormViewOf(
        context,
        { car, locations },
        { ...shown, entries: { ...firstWords(name, car), ...shown.entries } },
      ),
      location,
      picture: name === 'parts' && found ? locationPicture([found], media, settings) : null,
      finePrint: isFinance ? settings.finance.generalDisclaimer : null,
      nextSteps: isTradeIn ? tradeInSteps(settings) : name === 'parts' ? partsSteps : [],
      questions: isTradeIn ? tradeInQuestions(settings) : [],
    },
    validUntil,
  };
}

/** The sums that were worked out before, with the budget where there is no car to have a price. */
function sumsOfForm(entries: FormEntries, car: Car | null): string | null {
  const { vehiclePriceBudget: price } = entries;
  return sumsInWords(price === undefined ? entries : { ...entries, price }, { hasCar: car !== null });
}

/** The page's heading, and its title in the browser. */
export function headingOf(name: SingleStepFormName, car: Car | null, stock: SiteSettings['stock']): string {
  const isAboutCar = car !== null && (name === 'enquiry' || name === 'quickEnquiry');
  const ofCar = car && isAvailable(car) ? 'Ask about this car' : 'Ask about a similar car';
  return inSiteWords(isAboutCar ? ofCar : headings[name], stock, car);
}

function leadOf(name: SingleStepFormName, car: Car | null, stock: SiteSettings['stock']): string | null {
  const lead = leads[name];
  return lead === undefined ? null : inSiteWords(lead, stock, car);
}

/** A question to begin with, which the visitor may write over. */
function firstWords(name: SingleStepFormName, car: Car | null): FormEntries {
  if (car === null || (name !== 'enquiry' && name !== 'quickEnquiry')) return {};
  const message = isAvailable(car)
    ? `Is the ${fullCarName(car)} still available? I’d like to know more about it.`
    : `I’m looking for one like the ${fullCarName(car)}.`;
  return { message };
}

function crumbsOf(heading: string, car: Car | null, { context }: CardPage): readonly CrumbView[] {
  if (car === null)
    return [
      { label: 'Home', href: '/' },
      { label: heading, href: null },
    ];
  const toCar = vehicleCrumbsOf(car, context.settings).map(({ label, href }) => ({
    label,
    href: href ?? carPath(car.slug),
  }));
  return [...toCar, { label: heading, href: null }];
}

/** Where the car stands; without a car the main location of the site. What a dealer hides is not told. */
export function locationDetails(
  car: Car | null,
  locations: readonly Location[],
  page: CardPage,
  category = '',
): {
  readonly location: LocationDetailsView | null;
  readonly found: Location | null;
  readonly validUntil: Date | null;
  /** It is the team that buys cars, with its own hours (DATA-2). */
  readonly isBuying: boolean;
} {
  const { site, dealerships } = page.context;
  const shown = locations.filter(({ visible }) => visible);
  const owner = car?.dealershipId ?? site.dealershipId;
  const owners = owner === null ? dealerships.map(({ id }) => id) : [owner];
  const answers = owners.flatMap((id) => answeringLocation(shown, id, category) ?? []);
  // One team may buy for all dealerships of a site.
  const answering = answers.find(isBuyingTeam) ?? answers[0];
  const standing = shown.find(({ id }) => id === car?.locationId);
  const found = answering && isBuyingTeam(answering) ? answering : (standing ?? answering);
  if (!found) return { location: null, found: null, validUntil: null, isBuying: false };
  const { card, validUntil } = locationCard(found, null, page);
  const { name, street, city, openText, isOpen, hours, phone, directions } = card;
  const location = { name, street, city, openText, isOpen, hours, phone, directions };
  return { location, found, validUntil, isBuying: isBuyingTeam(found) };
}
