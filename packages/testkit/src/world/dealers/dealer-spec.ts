import type { StaffRole } from '@forecourt/domain/staff/membership';
import type { OverridesOf } from '@forecourt/domain/settings/define-setting';
import type { settingsRegistry } from '@forecourt/domain/settings/registry';
import type { PromoKind } from '@forecourt/domain/promotions/promo';
import type { ReviewSubject } from '../people/review-texts/review-text.ts';
import type { Cover } from '../covers/cover-address.ts';
import type { Picture } from '../pictures/picture.ts';
import type { PlaceView } from '../pictures/place-view.ts';
import type { MarkName } from '../marks/draw-mark.ts';
import type { State } from '../places/place.ts';
import type { StockPlan } from '../stock/stock-plan.ts';
import type { WorldDestination } from '../world.ts';
import type { Block } from './block.ts';
import type { Week } from './week.ts';

export type Overrides = OverridesOf<typeof settingsRegistry>;

/** A dealer as its file tells it: what `dealer-of.ts` makes rows of. Days are counted from the day of the world. */
export interface DealerSpec {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'dealer_group' | 'manufacturer';
  /** Of all its sites. */
  readonly settings: Overrides;
  readonly dealerships: readonly DealershipSpec[];
  readonly sites: readonly SiteSpec[];
  readonly staff: readonly StaffSpec[];
}

export interface DealershipSpec {
  readonly slug: string;
  readonly name: string;
  /** Brands that it sells new. */
  readonly makes: readonly string[];
  readonly locations: readonly LocationSpec[];
  readonly reviews: {
    /** How many there are at the reviews service. */
    readonly count: number;
    readonly average: number;
    readonly subjects: readonly ReviewSubject[];
  };
  readonly destinations: readonly DestinationSpec[];
  readonly stock: StockPlan;
  /** Cars can be brought to its other locations for a test drive. */
  readonly sharesTestDrives?: boolean;
}

/** An address with the departments that stand there. */
export interface LocationSpec {
  /** What its locations are called, without the department. */
  readonly name: string;
  readonly city: string;
  readonly state: State;
  readonly street: string;
  readonly sales?: DepartmentSpec;
  readonly service?: DepartmentSpec;
  readonly parts?: DepartmentSpec;
  /** The team that buys cars: with hours and a phone of its own. */
  readonly buying?: DepartmentSpec;
  readonly dealerLicence?: string;
  readonly repairerLicence?: string;
  /** What it does on the next public holidays; without a word nothing is known. */
  readonly holidays?: 'closed' | 'short_days' | 'sales_only';
  readonly isHidden?: boolean;
}

export interface DepartmentSpec {
  readonly hours: Week | null;
  /** Another number than the location's own. */
  readonly phone?: string | null;
  /** A feed that says nothing of the department leaves it out. */
  readonly isUntyped?: boolean;
}

export interface DestinationSpec {
  readonly kind: WorldDestination['kind'];
  readonly name: string;
  readonly address: string;
  readonly categories?: readonly string[];
}

export interface StaffSpec {
  readonly name: string;
  readonly email: string;
  /** The dealership's slug; null for the whole account. */
  readonly of: string | null;
  /** Left out, they manage it. */
  readonly role?: StaffRole;
  readonly hasLeft?: boolean;
}

export interface SiteSpec {
  readonly slug: string;
  readonly name: string;
  readonly template: string;
  readonly timeZone: string;
  /** Slug of the one brand of the site. */
  readonly manufacturer: string | null;
  /** Slugs of the dealerships that it shows, in their order; the first takes what belongs to no car. */
  readonly shows: readonly string[];
  readonly hasMainDealership: boolean;
  /** Hosts of its own besides the platform's. */
  readonly hosts: readonly string[];
  readonly mark: MarkName;
  readonly settings: Overrides;
  /** What of its settings names a day: `on(30)` is the date in thirty days. */
  readonly settingsOn?: (on: (days: number) => string) => Overrides;
  readonly promos: readonly PromoSpec[];
  readonly pages: readonly PageSpec[];
}

export interface PromoSpec {
  readonly kind: PromoKind;
  readonly name: string;
  readonly description?: string;
  readonly url?: string;
  readonly picture?: Picture | PlaceView | Cover;
  readonly alt?: string;
  readonly hidesOverlay?: boolean;
  /** Days from the day of the world at which it starts and ends; null: always did, always will. */
  readonly days: readonly [start: number | null, end: number | null];
  readonly position?: number;
  readonly display?: readonly string[];
  readonly isStrict?: boolean;
  readonly node?: unknown;
  readonly permitNumber?: string;
  readonly terms?: string;
}

export interface PageSpec {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** An article of the blog under this category. */
  readonly article?: string;
  readonly picture?: Picture | PlaceView | Cover;
  readonly blocks: readonly Block[];
  /** Null: a draft that nobody has published. */
  readonly publishedDaysAgo?: number | null;
}
