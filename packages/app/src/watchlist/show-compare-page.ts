import { dateIn } from '@forecourt/domain/core/zoned-time';
import { plainModelName } from '@forecourt/domain/models/model-name';
import { pathFor } from '@forecourt/domain/site/paths';
import { carPath } from '@forecourt/domain/site/car-paths';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { Car } from '@forecourt/domain/stock/car/car';
import { waitedFor } from '@forecourt/domain/stock/car/waited-for';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import { itemKindOf } from '@forecourt/domain/core/item-words';
import { carTitle, fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { isTestDrivable } from '@forecourt/domain/stock/presentation/test-drivable';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import { pricedToBuy } from '@forecourt/domain/stock/price/priced-to-buy';
import { mixedBasesText } from '@forecourt/domain/watchlist/mixed-bases';
import { bestOf, compareRow, compareRows, type CompareRow } from '@forecourt/domain/watchlist/compare';
import type { Page } from '../shared/page.view.ts';
import { pictureView } from '../shared/picture.view.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { driveAddress } from '../shared/drive-address.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import { stockSite } from '../stock/search/stock-site.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';
import { earliest } from '../shared/earliest.ts';
import { cardButtonViews } from '../stock/card/card-button.view.ts';
import { priceViewOf } from '../stock/card/price.view.ts';
import { rateWarningViewOf, weeklyViewOf, type ShownWeekly } from '../stock/card/weekly.view.ts';
import { compareStanding } from './compare-standing.ts';
import { compareHref, readCompareQuery, readsTray, type CompareQuery } from './compare-path.ts';
import { weeklyLabel, type ComparedCarView, type ComparePageView } from './compare-page.view.ts';

export interface ComparePorts {
  readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'findBySlug'> }>;
  readonly media: MediaAddresses;
}

const pictureWidths = [320, 480, 768] as const;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
/** What is done with two of them at the dealer's. */
const visitVerbs = { car: 'Drive', motorcycle: 'Ride', caravan: 'See', mixed: 'Try' } as const;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Cars side by side (WATCH-4), as a query that can be sent to somebody names them; null where the site compares none. */
export async function showComparePage(
  ports: ComparePorts,
  context: SiteContext,
  { query, now }: { readonly query: string; readonly now: Date },
): Promise<Page<'compare', ComparePageView> | null> {
  const { settings } = context;
  const { allowsCompare, compareLimit } = settings.watchlist;
  if (!allowsCompare) return null;
  const compared = readCompareQuery(query, compareLimit);
  const cars = await findCars(ports, context, { slugs: compared.slugs, now });
  const weeklies = cars.map((car) => weeklyViewOf(car, settings, { now, zone: context.zone }));
  const standing = compareStanding(cars, context, now);
  const view = {
    ...compareViewOf(cars, context, {
      compared,
      media: ports.media,
      weeklies,
      standing: standing.rows,
      today: dateIn(now, context.zone),
    }),
    readsTray: readsTray(query),
  };
  return {
    kind: 'compare',
    status: 200,
    head: unlistedHead(context, view.title),
    view,
    validUntil: earliest([
      stockSite(context, now).validUntil,
      standing.validUntil,
      ...weeklies.map(({ validUntil }) => validUntil),
    ]),
    isDegraded: false,
    madeOf: { query: ['cars', 'rows'], stock: 'at-once' },
  };
}

async function findCars(
  { store }: ComparePorts,
  context: SiteContext,
  { slugs, now }: { readonly slugs: readonly string[]; readonly now: Date },
): Promise<readonly Car[]> {
  if (slugs.length === 0) return [];
  const found = await store.run(context.scope, async ({ cars }) => {
    const all: (Car | null)[] = [];
    for (const slug of slugs) all.push(await cars.findBySlug(slug));
    return all;
  });
  return found.filter((car) => car !== null).filter((car) => isOnSite(car, context, now));
}

function compareViewOf(
  cars: readonly Car[],
  { settings }: SiteContext,
  { compared, media, weeklies, standing, today }: ComparedWith,
): Omit<ComparePageView, 'readsTray'> {
  const slugs = cars.map(({ slug }) => slug);
  const weekly = weeklyRow(weeklies);
  const rows = inGroups([...compareRows(cars, settings, today), ...weekly, ...standing]);
  const columns = cars.map((car) => columnOf(car, { settings, media, compared, slugs }));
  const isNarrowed = compared.showsDifferencesOnly && rows.some(({ differs }) => differs);
  // The warning stands under the weekly repayments (LAW-2): they are never folded away, nor is what buyers decide by.
  const same = rows.filter(({ isSame, isKey, label }) => isSame && !isKey && label !== weeklyLabel);
  const noun = vehicleNoun(Math.max(2, cars.length), settings.stock);
  return {
    title: titleOf(cars, settings) ?? `Compare ${cars.length < 2 ? '' : `${numbers[cars.length]} `}${noun}`,
    rateWarning: weekly.length > 0 ? rateWarningViewOf(settings) : null,
    cars: columns,
    groups: groupsOf(rows.filter((row) => (isNarrowed ? row.differs : !same.includes(row)))),
    same: isNarrowed ? [] : same.map(({ label, values }) => ({ label, value: values[0] ?? '' })),
    choices: choicesOf(rows, { slugs, isNarrowed }),
    chosen: cars.map((car, place) => ({
      id: car.id,
      slug: car.slug,
      name: fullCarName(car),
      pictureSrc: columns[place]?.picture?.src ?? null,
    })),
    add:
      cars.length < settings.watchlist.compareLimit
        ? {
            label:
              cars.length < 2 ? `Add a ${vehicleNoun(1, settings.stock)}` : `Add a ${ordinals[cars.length]}`,
            href: pathFor(settings, 'search'),
          }
        : null,
    priceNote: mixedBasesText(columns.map(({ price }) => price)),
    driveTwo: driveTwoOf(cars, settings),
    emptyText: `Choose two or more ${vehicleNoun(2, settings.stock)} with their Compare box and see them here side by side.`,
  };
}

/** The first two that stand there to be driven, in one visit. */
function driveTwoOf(cars: readonly Car[], settings: SiteContext['settings']): ComparePageView['driveTwo'] {
  const drivable = cars.filter((car) => waitedFor(car) === null && isTestDrivable(car, settings.testDrive));
  const [first, second] = drivable;
  if (!first || !second) return null;
  const [one, other] = [first, second].map((car) => `${car.make} ${car.model}`);
  const isTogether = first.locationId !== null && first.locationId === second.locationId;
  return {
    heading: `${visitVerbs[itemKindOf(settings.stock.itemTypes)]} two in one visit.`,
    text: isTogether
      ? `We’ll have the ${one} and the ${other} ready for you.`
      : `They’re at different places: book the ${one}, and we’ll call you about the ${other}.`,
    book: {
      label: 'Book both',
      href: driveAddress({ settings }, 'times', { car: first.slug, also: second.slug }),
    },
  };
}

interface ComparedWith {
  readonly compared: CompareQuery;
  readonly media: MediaAddresses;
  readonly weeklies: readonly ShownWeekly[];
  /** What is said by the day and by the law of the state. */
  readonly standing: readonly CompareRow[];
  readonly today: string;
}

/** The comparison rate is never apart from the repayment (LAW-2): it stands in the line under it. */
function weeklyRow(weeklies: readonly ShownWeekly[]): readonly CompareRow[] {
  const values = weeklies.map(({ figures }) => figures && `${figures.amount}\n${figures.rate}`);
  const measured = weeklies.map(({ figures }) => ({ measure: figures && figures.cents }));
  // A longer loan costs less a week and more in all.
  const isOneTerm = new Set(weeklies.map(({ figures }) => figures?.termMonths)).size === 1;
  const best = isOneTerm ? bestOf(measured, { end: 'least', word: 'Lowest' }) : null;
  return compareRow('The price', weeklyLabel, values, best);
}

/** Each group in one piece, in the order in which the first of them stands. */
function inGroups(rows: readonly CompareRow[]): readonly CompareRow[] {
  return groupsOf(rows).flatMap((group) => group.rows);
}

/** HiLux, Ranger or Triton? Null where two are of one model, or of none that is known. */
function titleOf(cars: readonly Car[], settings: SiteContext['settings']): string | null {
  const models = cars.flatMap(
    ({ make, model: name }) => plainModelName({ name, make }, settings.models) ?? [],
  );
  const last = models.at(-1);
  if (last === undefined || cars.length < 2 || new Set(models).size < cars.length) return null;
  return `${models.slice(0, -1).join(', ')} or ${last}?`;
}

function columnOf(
  car: Car,
  {
    settings,
    media,
    compared,
    slugs,
  }: {
    readonly settings: SiteContext['settings'];
    readonly media: MediaAddresses;
    readonly compared: CompareQuery;
    readonly slugs: readonly string[];
  },
): ComparedCarView {
  const image = carImage(car, settings.media);
  return {
    href: carPath(car.slug),
    ...carTitle(car, { showsBadgeAndSeries: true }),
    name: fullCarName(car),
    picture:
      image.kind === 'photo' ? pictureView(media, image, settings.media.listQuality, pictureWidths) : null,
    pendingText: settings.media.photosPendingText,
    // A weekly repayment needs the law's warning beside it: it has a row of its own, with that under it.
    price: priceViewOf(pricedToBuy(car, settings), settings, null),
    isGone: !isAvailable(car),
    state: stateOf(car, settings),
    buttons: cardButtonViews(listedCar(car), {
      settings: {
        ...settings,
        cardButtons: { ...settings.cardButtons, shown: ['testDrive', 'quickEnquiry'] },
      },
    }),
    hrefWithout: compareHref({ ...compared, slugs: slugs.filter((slug) => slug !== car.slug) }),
  };
}

/** Whether it can still be had, in the words of its ribbon (RULE-2). */
function stateOf(car: Car, { carCard }: SiteContext['settings']): string | null {
  if (!isAvailable(car)) return carCard.soldTag;
  return car.reserved ? carCard.reservedTag : null;
}

function groupsOf(rows: readonly CompareRow[]): ComparePageView['groups'] {
  const labels = [...new Set(rows.map(({ group }) => group))];
  return labels.map((label) => ({ label, rows: rows.filter(({ group }) => group === label) }));
}

function choicesOf(
  rows: readonly CompareRow[],
  { slugs, isNarrowed }: { readonly slugs: readonly string[]; readonly isNarrowed: boolean },
): ComparePageView['choices'] {
  const differing = rows.filter(({ differs }) => differs).length;
  if (differing === 0 || differing === rows.length) return [];
  return [
    { label: 'All rows', href: compareHref({ slugs, showsDifferencesOnly: false }), isChosen: !isNarrowed },
    {
      label: `Only differences (${differing})`,
      href: compareHref({ slugs, showsDifferencesOnly: true }),
      isChosen: isNarrowed,
    },
  ];
}
