import type { Car } from '@forecourt/domain/stock/car/car';
import type { Variant } from '@forecourt/domain/stock/car/variant';
import type { Look } from '../pictures/look.ts';
import type { PictureColour } from '../pictures/picture-colours.ts';

/** A make as the trade knows it, with everything of it that a yard may have. */
export interface CatalogueMake {
  readonly name: string;
  readonly slug: string;
  /** What a yard's mix of makes follows: Toyota 20, Lotus 0.1. */
  readonly popularity: number;
  /** The first three characters of its VINs, from a range that no maker uses. */
  readonly vinPrefix: string;
  readonly paints: readonly Paint[];
  readonly models: readonly CatalogueModel[];
}

/** A paint under the maker's own name. */
export interface Paint {
  readonly name: string;
  readonly colour: PictureColour;
  readonly popularity: number;
}

export interface CatalogueModel {
  readonly name: string;
  readonly slug: string;
  readonly itemType: Car['itemType'];
  readonly popularity: number;
  /** The look of its pictures; a badge may have another. Null where the studio has nothing like it. */
  readonly look: Look | null;
  /** The few words a buyer filters by: Hatch, Sedan, SUV, Ute, Wagon, Van, Coupe, Convertible, People Mover ... */
  readonly simpleBody: string;
  /** What is offered new today: up to three body categories, none where the model is no longer sold. */
  readonly newAs: {
    readonly manufacturerBody: readonly string[];
    readonly status: 'new' | 'coming_soon';
  } | null;
  readonly generations: readonly Generation[];
}

/** What was sold between two years. */
export interface Generation {
  readonly series: string;
  readonly years: readonly [first: number, last: number];
  readonly badges: readonly Badge[];
}

export interface Badge {
  readonly name: string;
  /** When new, excluding government charges, in whole dollars of its last year. */
  readonly newPrice: number;
  /** Among all badges of its model that were sold in the same year, whatever their series. */
  readonly popularity: number;
  /** A caravan has none, nor a fuel, nor gears. */
  readonly seats: number | null;
  readonly doors: number | null;
  /** As the maker writes it: 'Petrol - Unleaded ULP', 'Diesel', 'Electric'. */
  readonly fuel: string | null;
  readonly simpleFuel: string | null;
  readonly transmission: string | null;
  readonly simpleTransmission: string | null;
  readonly gears: number | null;
  /** 'Front Wheel Drive', '4X4 Dual Range'. */
  readonly drive: string | null;
  readonly bodyConfiguration: string | null;
  readonly variant: Partial<Variant>;
  readonly caravan?: NonNullable<Car['caravan']>;
  readonly look?: Look;
  /** Where it differs from the model's: the sedan of a model that is mostly sold as a hatch. */
  readonly simpleBody?: string;
  /** What this badge has beyond the features of every car of its kind and year. */
  readonly features: readonly string[];
}
