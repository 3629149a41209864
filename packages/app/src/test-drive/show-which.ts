import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { pathFor } from '@forecourt/domain/site/paths';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StockIndex } from '../ports/stock/stock-index.port.ts';
import {
  choiceFields,
  driveAddress,
  ofModelAddress,
  ofModelName,
  unsureModel,
  type DriveChoice,
} from '../shared/drive-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import { carCardViewOf } from '../stock/card/car-card.view.ts';
import { listCars, stockGlance, type StockGlance } from '../stock/search/stock-glance.ts';
import { drivePage, type TestDrivePage } from './drive-page.ts';
import { carsOfModel } from './cars-of-model.ts';
import { findToDrive } from './find-to-drive.ts';
import { summaryOf } from './summary-of.ts';
import type { WhichChoiceView, WhichStepView } from './test-drive-page.view.ts';

interface WhichPorts {
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
}

export interface WhichOptions {
  readonly choice: DriveChoice;
  /** What the visitor looks for, in their words; null where they have not said. */
  readonly find: string | null;
  /** The model of which they choose one. */
  readonly of: string | null;
  readonly now: Date;
}

const mostPopular = 6;

/** Which one: the first step of a test drive that began without a car (FORM-4). */
export async function showWhich(
  ports: WhichPorts,
  context: SiteContext,
  { choice, find, of, now }: WhichOptions,
): Promise<TestDrivePage> {
  const { settings } = context;
  const [drive, noun, nouns] = [
    driveNoun(settings.stock),
    vehicleNoun(1, settings.stock),
    vehicleNoun(2, settings.stock),
  ];
  const at = { location: choice.location };
  const to = (more: Partial<DriveChoice>) => driveAddress(context, 'times', { ...at, ...more });
  const [stock, found, ofModel] = await Promise.all([
    stockGlance(ports.stockIndex, context, now),
    find === null ? null : findToDrive(ports, context, { typed: find, now, hrefOf: (car) => to({ car }) }),
    carsOfModel(ports, context, { model: of, at, now }),
  ]);
  const view: WhichStepView = {
    step: 'which',
    heading: `Book a ${drive}`,
    stepText: 'which one?',
    notice: noticeOf({
      isChosen: choice.car !== null || choice.model !== null,
      hasStock: stock !== null,
      noun,
      nouns,
    }),
    ownHref: to({}),
    words: {
      own: 'You saved or looked at',
      unsure: 'Book a time anyway. We’ll ring and ask what you need it for.',
      browse: `Browse all our ${nouns}`,
    },
    popular: stock
      ? await popularModels(ports, stock, {
          context,
          now,
          hrefOf: (model) => ofModelAddress(context, model, at),
        })
      : [],
    models: stock && stock.makes.length > 0 ? modelForm(context, stock, at) : null,
    find: {
      action: pathFor(settings, 'bookTestDrive'),
      fields: choiceFields(at),
      name: 'find',
      typed: find ?? '',
      found,
    },
    ofModel,
    unsureHref: to({ model: unsureModel }),
    browseHref: pathFor(settings, 'search'),
    askHref: stock ? null : pathFor(settings, 'contact'),
    car: null,
    summary: { ...summaryOf(context, null), model: null, when: null },
    back: null,
  };
  return drivePage(context, view);
}

interface NoticeOf {
  readonly isChosen: boolean;
  readonly hasStock: boolean;
  readonly noun: string;
  readonly nouns: string;
}

/** Why the page is not what was hoped for; null where it is. */
function noticeOf({ isChosen, hasStock, noun, nouns }: NoticeOf): WhichStepView['notice'] {
  if (!hasStock) {
    return {
      heading: `We can’t show our ${nouns} right now`,
      text: 'Book a time without one, or call us and we’ll have it ready.',
    };
  }
  if (!isChosen) return null;
  return {
    heading: 'That one isn’t here to drive any more',
    text: `Pick another ${noun}, or a model, below.`,
  };
}

interface Drawing {
  readonly context: SiteContext;
  readonly now: Date;
  readonly hrefOf: (model: string) => string;
}

/** The models of which most stand here, each with a picture of one. */
function popularModels(
  { stockIndex, media }: WhichPorts,
  { facets, cars }: StockGlance,
  { context, now, hrefOf }: Drawing,
): Promise<readonly WhichChoiceView[]> {
  const popular = (facets.makeModel ?? []).toSorted((one, other) => other.count - one.count);
  return Promise.all(
    popular.slice(0, mostPopular).map(async ({ value, count }) => {
      // Of a model that is not among the first cars of the stock, one is looked up.
      const shown =
        cars.find(({ make, model }) => `${make} ${model}` === value) ??
        (await listCars(stockIndex, context, now, { lists: { makeModel: [value] }, limit: 1 }))[0];
      return {
        href: hrefOf(value),
        name: value,
        note: `${count.toLocaleString('en-AU')} ${vehicleNoun(count, context.settings.stock)} here`,
        picture: shown ? carCardViewOf(shown, context, { media, now }).card.picture : null,
      };
    }),
  );
}

function modelForm(
  { settings }: Pick<SiteContext, 'settings'>,
  { makes }: StockGlance,
  at: Partial<DriveChoice>,
): WhichStepView['models'] {
  return {
    action: pathFor(settings, 'bookTestDrive'),
    fields: choiceFields(at),
    name: ofModelName,
    makes: makes
      .toSorted((one, other) => one.make.localeCompare(other.make))
      .map(({ make, models }) => ({
        make,
        options: models
          .toSorted((one, other) => one.localeCompare(other, 'en-AU', { numeric: true }))
          .map((model) => ({ value: `${make} ${model}`, label: `${make} ${model}` })),
      })),
  };
}
