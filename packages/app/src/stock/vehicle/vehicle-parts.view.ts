import { knownText } from '@forecourt/domain/core/known-text';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { coolingOffWords } from '@forecourt/domain/law/cooling-off-words';
import { priceBasisMeaning } from '@forecourt/domain/law/price-basis-sentence';
import { warrantyStatement, type StatutoryWarranty } from '@forecourt/domain/law/statutory-warranty';
import { tryItWords } from '@forecourt/domain/locations/free-time-words';
import { stateCodeOf } from '@forecourt/domain/locations/state-code';
import type { Location } from '@forecourt/domain/locations/location';
import { carPath } from '@forecourt/domain/site/car-paths';
import { navigationLink, type NavigationSite } from '@forecourt/domain/site/navigation';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carTitle, fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { certifiedBadge } from '@forecourt/domain/stock/card/certified-badge';
import { priceBasis } from '@forecourt/domain/stock/price/price-basis';
import { marketMeter } from '@forecourt/domain/stock/price/market-meter';
import { priceDisplay } from '@forecourt/domain/stock/price/price-display';
import type { LikeCar } from '@forecourt/domain/stock/vehicle-page/like-cars';
import { photoGroups } from '@forecourt/domain/stock/vehicle-page/photo-groups';
import type { SoldPage } from '@forecourt/domain/stock/vehicle-page/sold-page';
import { titleFacts } from '@forecourt/domain/stock/vehicle-page/title-facts';
import { tagRibbon } from '@forecourt/domain/stock/card/tag-ribbon';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { phoneRevealViewOf } from '../../shared/phone-reveal.view.ts';
import { financeCardViewOf, type FinanceCardView } from '../../finance/finance-card.view.ts';
import { totalFact } from '../../finance/total-fact.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import { canonicalAddress } from '../../shared/canonical-address.ts';
import type { WeeklyView } from '@forecourt/domain/stock/price/price-view';
import type { SiteContext } from '../../site/site-context.ts';
import type { CarCardView } from '../card/car-card.view.ts';
import { compareChoiceOf } from './compare-choice.view.ts';
import { saveViewOf } from '../card/save.view.ts';
import { carPdfView } from './car-pdf.view.ts';
import { warrantyOf } from './warranty-of.ts';
import { earliest } from '../../shared/earliest.ts';
import { priceViewOf } from '../card/price.view.ts';
import type { CrumbView } from '../../shared/crumb.view.ts';
import { vehicleButtonsOf } from './vehicle-buttons.view.ts';
import { vehicleCrumbsOf } from '../card/vehicle-crumbs.view.ts';
import { vehicleDealerOf } from './vehicle-dealer.view.ts';
import type { SimilarCarsView, VehiclePageView } from './vehicle-page.view.ts';
import { vehiclePicturesOf } from '../card/vehicle-pictures.view.ts';
import { vehicleSectionsOf } from './vehicle-sections.view.ts';
import { marketLineOf, vehicleTruthOf } from './vehicle-truth.view.ts';
import { rateWarningViewOf, weeklyViewOf } from '../card/weekly.view.ts';

interface VehicleInput {
  readonly media: MediaAddresses;
  readonly now: Date;
  readonly sold: Pick<SoldPage, 'notice' | 'offersSimilar'>;
  readonly location: Location | null;
  readonly sitePages: NavigationSite;
  readonly similar: readonly CarCardView[];
  /** Of its own model and years, among which its price stands. */
  readonly alike: readonly LikeCar[];
}

/** The view of a car's page, and until when its rules leave it as it is. */
export function vehicleViewOf(
  car: Car,
  context: SiteContext,
  { media, now, sold, location, sitePages, similar, alike }: VehicleInput,
): { readonly view: VehiclePageView; readonly validUntil: Date | null } {
  const { settings, zone } = context;
  const { vehiclePage, layout } = settings;
  const finance = financeCardViewOf(car, context, now);
  const ribbon = tagRibbon(car, settings, now);
  const weekly = settings.finance.showsWeeklyPrice
    ? weeklyViewOf(car, settings, { now, zone })
    : { weekly: null, validUntil: null };
  const { title, subtitle } = carTitle(car, { showsBadgeAndSeries: true });
  const isForSale = isAvailable(car);
  const shown = vehiclePicturesOf(car, settings, media);
  const price = priceViewOf(car, settings, null);
  const priceKind = priceDisplay(car, settings).kind;
  const phone = phoneRevealViewOf(car, context);
  const { callText, actions, links } = vehicleButtonsOf(car, context, sitePages);
  const crumbs = vehicleCrumbsOf(car, settings);
  const { dealer, validUntil: dealerUntil } = vehicleDealerOf(car, location, { context, now, sitePages });
  const warranty = warrantyOf(car, context, now);
  const { sections, validUntil: sectionsUntil } = vehicleSectionsOf(car, context, {
    now,
    sitePages,
    finance: isForSale ? finance.card : null,
    reserve: actions.find(({ opens }) => opens === 'checkout') ?? null,
    phone,
  });
  const { truth, validUntil: truthUntil } = vehicleTruthOf(car, context, { now, alike });
  const market = isForSale ? marketMeter(car, settings) : null;
  const stockNumber = knownText(car.stockNumber);
  const { moreText, lessText, showAllFeaturesText, hideFeaturesText } = vehiclePage;
  const view: VehiclePageView = {
    crumbs,
    title,
    subtitle,
    glance: [...titleFacts(car), ...(dealer ? [dealer.name] : [])],
    fullName: fullCarName(car),
    stockLine: stockNumber === null ? null : `Stock ${stockNumber}`,
    state: isForSale ? 'available' : 'gone',
    ribbon: ribbon.ribbon,
    ...shown,
    showsPhotoCount: settings.media.showsPhotoCount,
    photoGroups: photoGroups(car.itemType),
    price,
    // A subscription is another kind of price: none of these words is about it.
    priceNote: isForSale && priceKind === 'price' ? priceBasisMeaning(car, settings) : null,
    market,
    marketLine: isForSale && market === null ? marketLineOf(car, context) : null,
    weekly:
      priceKind === 'price' && weekly.weekly
        ? {
            ...weekly.weekly,
            ...rateWarningViewOf(settings),
            finalPayment: finalPaymentWords(finance.card),
            example: weeklyExample(finance.card, weekly.weekly, car, settings),
          }
        : null,
    warranty: isForSale && warranty ? warrantyWords(warranty, settings) : null,
    coolingOff: isForSale ? coolingOffOf(car, context, now) : null,
    certified: certifiedOf(car, settings, sitePages),
    notice: sold.notice ?? reservedNotice(car, settings),
    call: phone && callText !== null ? { text: callText, phone } : null,
    ...(phone === null && { lacksPhone: true }),
    actions,
    driveTimes: driveTimesOf(car, actions, settings),
    links: links.filter(({ opens }) => opens !== 'map' || dealer !== null),
    saving: {
      id: car.id,
      slug: car.slug,
      name: fullCarName(car),
      save: saveViewOf(car, shown.pictures[0]?.src ?? null, context),
      compare: compareChoiceOf(car, shown.pictures[0]?.src ?? null, context),
    },
    pdf: carPdfView(car, settings),
    shareUrl: canonicalAddress(context, carPath(car.slug)),
    truth: isForSale ? truth : null,
    sections,
    dealer,
    similar: similarOf({ cards: similar, comesFirst: sold.offersSimilar }, crumbs, settings),
    words: { moreText, lessText, showAllFeaturesText, hideFeaturesText },
    looks: {
      gallery: layout.gallery,
      buyBox: layout.buyBox,
      sections: layout.sections,
      similarCard: layout.similarCard,
    },
  };
  return {
    view,
    validUntil: earliest([
      finance.validUntil,
      ribbon.validUntil,
      weekly.validUntil,
      sectionsUntil,
      truthUntil,
      dealerUntil,
      warranty?.validUntil ?? null,
    ]),
  };
}

/** What the weekly repayment leaves for the end of the loan, as the calculator has it. */
function finalPaymentWords(card: FinanceCardView | null): string | null {
  const due = card?.loan.finalPayment ?? null;
  return due === null ? null : `with a final payment of ${due}`;
}

/**
 * How much, at which rate, how long, with which deposit, in how many payments and how much in all, where the
 * calculator has the same repayment. Who borrows
 * a price without government charges pays those besides, and is told so beside the figure.
 */
function weeklyExample(
  card: FinanceCardView | null,
  { price }: WeeklyView,
  car: Car,
  settings: SiteContext['settings'],
): string | null {
  if (!card) return null;
  const [{ figure, unit }] = card.loan.pair;
  const of = (label: string) => card.loan.facts.find((fact) => fact.label === label)?.text ?? null;
  const [amount, term, deposit] = [of('Amount borrowed'), of('Term'), of('Deposit')];
  const total = totalFact(card.loan)?.text ?? null;
  if (`${figure} ${unit}` !== price || amount === null || term === null || deposit === null) return null;
  const paidBefore = deposit === 'None' ? 'no deposit' : `after a deposit of ${deposit}`;
  const basis = priceBasis(car.priceType) ?? settings.price.defaultType;
  const besides =
    basis === 'excludingCharges' ? ' Government charges are not in it: you pay them on top.' : '';
  const rate = of('Interest rate');
  const [count = null] = of('Repayments')?.split(' of ') ?? [];
  const borrowed = `${amount}${rate === null ? '' : ` at ${rate}`} over ${term}, ${paidBefore}`;
  const paid = [
    ...(count === null ? [] : [`${count} payments of ${figure}`]),
    ...(total === null ? [] : [`${total} in all`]),
  ];
  return `${[borrowed, ...(paid.length === 0 ? [] : [paid.join(', ')])].join(': ')}.${besides}`;
}

function driveTimesOf(
  { id }: Car,
  actions: VehiclePageView['actions'],
  { stock, testDrive }: SiteContext['settings'],
): VehiclePageView['driveTimes'] {
  const drive = actions.find(({ opens }) => opens === 'testDrive');
  if (!drive || !testDrive.asksTime) return null;
  return {
    heading: `${tryItWords(stock)}: next free times`,
    api: `/api/test-drive/times?car_id=${id}`,
    href: drive.href,
  };
}

/** What the law gives, and where that is nothing, what the dealership gives instead. */
function warrantyWords(warranty: StatutoryWarranty, { law }: SiteContext['settings']): string | null {
  const statement = warrantyStatement(warranty);
  const isGiven = warranty.kind === 'none' && law.insteadOfWarrantyText !== '';
  return isGiven ? `${statement} ${law.insteadOfWarrantyText}` : statement;
}

/** By the law of the state where the car stands; null where that is not known, or the site does not say it. */
function coolingOffOf(
  car: Car,
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  now: Date,
): string | null {
  const state = stateCodeOf(car.location?.address?.state);
  if (!settings.law.showsCoolingOff || state === null) return null;
  return coolingOffWords({ state, car }, dateIn(now, zone));
}

function certifiedOf(
  car: Car,
  { certified }: SiteContext['settings'],
  sitePages: NavigationSite,
): VehiclePageView['certified'] {
  const badge = certifiedBadge(car, certified);
  if (!badge) return null;
  const { moreLink: link, dialogText: text, name: label } = certified;
  const more = link === null ? null : navigationLink({ label, link }, sitePages);
  return { ...badge, text, more: more && { href: more.href, isExternal: more.isExternal } };
}

/** A car that can still be asked for, and that somebody else holds. */
function reservedNotice(car: Car, { vehiclePage }: SiteContext['settings']): VehiclePageView['notice'] {
  return car.reserved && isAvailable(car) ? { text: vehiclePage.reservedNotice, offer: null } : null;
}

function similarOf(
  { cards, comesFirst }: Pick<SimilarCarsView, 'cards' | 'comesFirst'>,
  crumbs: readonly CrumbView[],
  { stock }: SiteContext['settings'],
): VehiclePageView['similar'] {
  // The last crumb is the car itself; the one before it is the search that it stands in.
  const { label, href } = crumbs.at(-2) ?? {};
  if (cards.length === 0 || label === undefined || typeof href !== 'string') return null;
  const text = label.startsWith('All ') ? label : `All ${label}`;
  return { comesFirst, heading: `Similar ${vehicleNoun(2, stock)}`, all: { text, href }, cards };
}
