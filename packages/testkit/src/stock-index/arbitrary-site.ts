import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { FinanceSettings } from '@forecourt/domain/finance/finance-display';
import { weeklyConditions } from '@forecourt/domain/finance/weekly-conditions';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { soldCutoff } from '@forecourt/domain/stock/search/sold-cutoff';
import type { Random } from '../world/random.ts';
import { arbitraryFilter } from './arbitrary-filter.ts';
import { contractLenders, contractNow, type ContractShop, type ContractStock } from './arbitrary-stock.ts';

/** A site as an engine is told about it, and the settings from which the judge decides the same by itself. */
export interface ContractSite {
  readonly site: StockSite;
  readonly finance: FinanceSettings;
  readonly soldDays: number;
  readonly timeZone: string;
}

const timeZone = 'Australia/Brisbane';
const defaults = resolveSettings([]).settings;

/** One of the shops with settings of its own. The scope is granted by the caller: a test may, this may not. */
export function arbitrarySite(
  random: Random,
  stock: ContractStock,
  grantScope: (siteId: SiteId) => SiteScope,
): ContractSite {
  const shop = random.pick(stock.shops.filter(({ dealerships }) => dealerships.length > 0));
  const shown = stock.cars.filter((car) => shop.dealerships.some(({ id }) => id === car.dealershipId));
  const wanted = random.pick(shown);
  const finance = arbitraryFinance(random, shop);
  const soldDays = random.int(0, 5);
  return {
    finance,
    soldDays,
    timeZone,
    site: {
      scope: grantScope(shop.siteId),
      dealerships: shop.dealerships,
      filter: arbitraryFilter(random, shown, wanted),
      categories: Array.from({ length: random.int(0, 3) }, (_, index) => ({
        slug: `category-${index}`,
        filter: arbitraryFilter(random, shown, wanted),
      })),
      soldSince: soldCutoff({ soldDays }, contractNow, timeZone).soldSince,
      priceRangeEdgesCents: random.pick([[], [1_000_000], [500_000, 1_000_000, 2_999_950, 5_000_000]]),
      weeklyPriceRangeEdgesCents: random.pick([[], [10_000], [5_000, 9_900, 9_950, 20_000]]),
      featureList: random.pick([
        [],
        ['Tow Bar', 'SUNROOF'],
        ['tow bar', 'Tow Bar', "Driver's Pack", 'None has it', '100% Leather'],
      ]),
      weekly: weeklyConditions(finance, { now: contractNow, zone: timeZone }),
      facetLimits: {
        ...defaults.search.facetLimits,
        make: random.int(1, 20),
        model: random.int(1, 60),
        colour: random.int(1, 10),
      },
    },
  };
}

/** A site with the settings that every site begins with, of any shop. */
export function plainSite(shop: ContractShop, grantScope: (siteId: SiteId) => SiteScope): ContractSite {
  const { stock, search, finance } = defaults;
  return {
    finance,
    soldDays: stock.soldDays,
    timeZone,
    site: {
      scope: grantScope(shop.siteId),
      dealerships: shop.dealerships,
      filter: { kind: 'every' },
      categories: [],
      soldSince: soldCutoff(stock, contractNow, timeZone).soldSince,
      priceRangeEdgesCents: stock.priceRangeEdgesCents,
      weeklyPriceRangeEdgesCents: stock.weeklyPriceRangeEdgesCents,
      featureList: stock.featureList,
      weekly: weeklyConditions(finance, { now: contractNow, zone: timeZone }),
      facetLimits: search.facetLimits,
    },
  };
}

function arbitraryFinance(random: Random, { dealerships }: ContractShop): FinanceSettings {
  return {
    showsFinance: random.chance(0.9),
    provider: random.chance(0.9) ? random.pick(contractLenders) : null,
    providerType: random.int(1, 7),
    excludedMakes: random.pick([
      [],
      ['suzuki'],
      ['Suzuki', 'CITROËN', 'isuzu'],
      ['%', '_', '\\', 'σασ', 'c:\\CARS'],
    ]),
    excludedDealerships: random.chance(0.3) ? dealerships.slice(0, 1).map(({ slug }) => slug) : [],
    abovePriceCents: random.pick([0, 1_000_000]),
    oldestYears: random.pick([7, 12]),
  };
}
