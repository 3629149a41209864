import type { Membership, StaffMember } from '@forecourt/domain/staff/membership';
import type { AccountId, DealershipId, DestinationId, StaffId } from '@forecourt/domain/core/ids';
import type { Location } from '@forecourt/domain/locations/location';
import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import type { ModelDetails } from '@forecourt/domain/models/model-details';
import type { Page, PageVersion } from '@forecourt/domain/pages/page';
import type { Promo } from '@forecourt/domain/promotions/promo';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import type { Dealership } from '@forecourt/domain/site/dealership';
import type { Domain, Site } from '@forecourt/domain/site/site';
import type { Car } from '@forecourt/domain/stock/car/car';

export interface BulkAccount {
  readonly id: AccountId;
  readonly slug: string;
  readonly name: string;
  readonly kind: 'dealer_group' | 'manufacturer';
  readonly settings: object;
}

export interface BulkDealership extends Dealership {
  readonly locations: readonly Location[];
  /** Where else a test drive of a location's cars can start. */
  readonly distributions: readonly { readonly from: Location; readonly to: readonly Location[] }[];
  readonly reviews: readonly ReviewSet[];
  readonly destinations: readonly {
    readonly id: DestinationId;
    readonly kind: 'email' | 'adf_email' | 'adf_http' | 'webhook' | 'crm';
    readonly name: string;
    readonly address: string;
    readonly categories: readonly string[];
  }[];
}

export interface BulkSite extends Site {
  readonly domains: readonly Domain[];
  /** In the order in which the site names them. */
  readonly shows: readonly DealershipId[];
  readonly settings: object;
  readonly promos: readonly Promo[];
  readonly pages: readonly { readonly page: Page; readonly version: PageVersion }[];
}

/** Whole tenants with everything but their stock, and what they refer to. */
export interface BulkTenants {
  readonly manufacturers: readonly Manufacturer[];
  /** Each with what its page says. */
  readonly models: readonly (Model & { readonly details: ModelDetails })[];
  readonly staff: readonly StaffMember[];
  readonly memberships: readonly Membership[];
  readonly accounts: readonly BulkAccount[];
  readonly dealerships: readonly BulkDealership[];
  readonly sites: readonly BulkSite[];
}

/** In whose name tenants are loaded: an operator of the platform, by whom they are found again. */
export interface BulkAuthor {
  readonly operator: StaffMember;
  /** What is loaded, in words that tell it from anything else; kept as the reason of a version of settings. */
  readonly why: string;
  readonly at: Date;
}

export interface BulkStock {
  readonly dealershipId: DealershipId;
  readonly cars: Iterable<Car>;
}

/**
 * Fills the platform past row-level security, which no server may. Each call is one transaction: a process
 * that dies leaves whole parts, and whoever asks again learns which are there.
 */
export interface BulkLoader {
  /** Runs work that no second process does at the same time; null where one is at it. */
  alone<T>(work: () => Promise<T>): Promise<T | null>;

  /** The reason with which this operator's tenants were loaded; null where none are. */
  findLoaded(operatorId: StaffId): Promise<string | null>;
  /** Everything but the cars. Manufacturers, models and staff that are there are brought up to date. */
  loadTenants(tenants: BulkTenants, author: BulkAuthor): Promise<void>;
  /** Takes out every tenant that this operator loaded, with all that has become of it since. */
  removeTenants(operatorId: StaffId): Promise<void>;

  /** Those that have at least one car: as stock is loaded whole, all of it. */
  listStocked(): Promise<ReadonlySet<DealershipId>>;
  /** All cars of some dealerships, each of which the search index is told of once. */
  loadStock(stocks: readonly BulkStock[]): Promise<void>;
  /** The distinct addresses of photographs that begin so. */
  listPhotoUrls(prefix: string): Promise<readonly string[]>;
}
