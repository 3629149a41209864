import type { Membership, StaffMember } from '@forecourt/domain/staff/membership';
import type { AccountId, DealershipId, DestinationId } from '@forecourt/domain/core/ids';
import type { Location } from '@forecourt/domain/locations/location';
import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import type { ModelDetails } from '@forecourt/domain/models/model-details';
import type { Page, PageVersion } from '@forecourt/domain/pages/page';
import type { Promo } from '@forecourt/domain/promotions/promo';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import type { OverridesOf } from '@forecourt/domain/settings/define-setting';
import type { settingsRegistry, SiteSettings } from '@forecourt/domain/settings/registry';
import type { Domain, Site } from '@forecourt/domain/site/site';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { DirtKind } from './stock/dirt.ts';
import type { StockPlan } from './stock/stock-plan.ts';

type Overrides = OverridesOf<typeof settingsRegistry>;

/** What `pnpm demo` knows: everything but the cars, which are streamed (stock/stock-of.ts). */
export interface World {
  /** The day on which the world is what it is: ages, promos and sales are counted from it. */
  readonly asOf: Date;
  readonly manufacturers: readonly Manufacturer[];
  readonly models: readonly WorldModel[];
  readonly staff: readonly StaffMember[];
  readonly memberships: readonly Membership[];
  readonly accounts: readonly WorldAccount[];
  readonly dealerships: readonly WorldDealership[];
  readonly sites: readonly WorldSite[];
}

/** A model with what its page says. */
export interface WorldModel extends Model {
  readonly details: ModelDetails;
}

export interface WorldAccount {
  readonly id: AccountId;
  readonly slug: string;
  readonly name: string;
  readonly kind: 'dealer_group' | 'manufacturer';
  readonly settings: Overrides;
}

export interface WorldDealership {
  readonly id: DealershipId;
  readonly accountId: AccountId;
  readonly slug: string;
  readonly name: string;
  readonly locations: readonly Location[];
  /** Where else a test drive of a location's cars can start. */
  readonly distributions: readonly { readonly from: Location; readonly to: readonly Location[] }[];
  readonly reviews: readonly ReviewSet[];
  readonly destinations: readonly WorldDestination[];
  readonly stock: StockPlan;
  /** Whom its sites name: comments ask for the same people. */
  readonly sellers?: SiteSettings['contact']['people'];
}

export interface WorldDestination {
  readonly id: DestinationId;
  readonly kind: 'email' | 'adf_email' | 'adf_http' | 'webhook' | 'crm';
  readonly name: string;
  readonly address: string;
  readonly categories: readonly string[];
}

export interface WorldSite extends Site {
  readonly domains: readonly Domain[];
  /** In the order in which the site names them. */
  readonly shows: readonly DealershipId[];
  readonly settings: Overrides;
  readonly promos: readonly Promo[];
  readonly pages: readonly { readonly page: Page; readonly version: PageVersion }[];
}

/** A car of the world with what stands in other tables. */
export interface WorldCar {
  readonly car: Car;
  /** What is wrong with the row on purpose, as in real feeds; null for a clean one. */
  readonly dirt: DirtKind | null;
}
