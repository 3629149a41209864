import type { StoreRunner } from '@forecourt/app/ports/store-runner';
import { auditStore } from './accounts/audit-store.ts';
import { staffStore } from './accounts/staff-store.ts';
import type { Database } from './connection.ts';
import { modelStore } from './models/model-store.ts';
import { pageStore } from './pages/page-store.ts';
import { promoStore } from './promotions/promo-store.ts';
import { reviewStore } from './reviews/review-store.ts';
import { inScope, type ScopedTx } from './scoped.ts';
import { dealershipStore } from './site/dealership-store.ts';
import { settingsStore } from './site/settings-store.ts';
import { siteStore } from './site/site-store.ts';

/**
 * Every store of the platform, by the name under which use cases know it. A store that is not in here
 * cannot be reached by a use case, and the isolation test calls every method of every store in here.
 */
export const storeFactories = {
  audit: auditStore,
  dealerships: dealershipStore,
  models: modelStore,
  pages: pageStore,
  promos: promoStore,
  reviews: reviewStore,
  settings: settingsStore,
  sites: siteStore,
  staff: staffStore,
} as const satisfies Record<string, (tx: ScopedTx) => object>;

type Factories = typeof storeFactories;

export type Stores = { readonly [Key in keyof Factories]: ReturnType<Factories[Key]> };

/** The stores over one transaction. */
export function storesOver(tx: ScopedTx): Stores {
  const made = Object.entries(storeFactories).map(([key, factory]) => [key, factory(tx)]);
  return Object.fromEntries(made) as Stores;
}

/** What use cases get as `ports.store`: one call is one transaction of one scope. */
export function storeRunner(database: Database): StoreRunner<Stores> {
  return { run: (scope, work) => inScope(database, scope, (tx) => work(storesOver(tx))) };
}
