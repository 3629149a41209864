import { randomFor } from '../random.ts';
import type { World } from '../world.ts';
import type { DealerSpec } from './dealer-spec.ts';
import { dealerOf } from './dealer-of.ts';
import { worldOf } from './demo-world.ts';
import { apportion } from './scale/apportion.ts';
import { dealerNames, type DealerName } from './scale/dealer-names.ts';
import { generatedDealer } from './scale/generated-dealer.ts';
import { pembertonTheme } from './themes/pemberton.ts';

export interface ScaleOptions {
  readonly sites?: number;
  readonly cars?: number;
}

/**
 * A world as large as the platform is meant for: one site with a fiftieth of all cars, a directory that
 * shows half of them, of dealerships of other accounts, and small and middling dealers for the rest. What
 * the directory shows is mostly of dealers without a site of their own.
 */
export function scaleWorld(asOf: Date, { sites = 1000, cars = 1_000_000 }: ScaleOptions = {}): World {
  const names = dealerNames('scale');
  const [large, listed] = [Math.round(cars / 50), Math.round(cars / 2)];
  const sharing = Math.round(listed * 0.12);
  const sharingSites = Math.round(sites * 0.11);

  const largest = generatedDealer({ name: names.next().value, cars: large, dealerships: 8, hasSite: true });
  const sharers = dealersOf(names, { count: sharingSites, cars: sharing, hasSite: true, key: 'sharing' });
  const others = dealersOf(names, {
    count: sites - 2 - sharingSites,
    cars: cars - large - listed,
    hasSite: true,
    key: 'others',
  });
  const siteless = dealersOf(names, {
    count: Math.max(1, Math.round(sites * 0.8)),
    cars: listed - sharing,
    hasSite: false,
    key: 'siteless',
  });
  const specs = [largest, directoryOf([...sharers, ...siteless]), ...sharers, ...others, ...siteless];
  return worldOf(
    specs.map((spec) => dealerOf(spec, asOf)),
    asOf,
  );
}

interface Crowd {
  readonly count: number;
  /** Of all of them together. */
  readonly cars: number;
  readonly hasSite: boolean;
  readonly key: string;
}

/** Most have a few hundred cars, some a few thousand: the tail is long. */
function dealersOf(
  names: Iterator<DealerName, never>,
  { count, cars, hasSite, key }: Crowd,
): readonly DealerSpec[] {
  const random = randomFor(`scale/${key}`);
  const weights = Array.from({ length: count }, () => Math.exp(0.9 * random.bell()));
  return apportion(cars, weights).map((share) =>
    generatedDealer({
      name: names.next().value,
      cars: share,
      dealerships: random.chance(0.15) ? random.int(2, 4) : 1,
      hasSite,
    }),
  );
}

/** A market place over dealerships of other accounts, with none of its own. */
function directoryOf(dealers: readonly DealerSpec[]): DealerSpec {
  return {
    slug: 'allyards',
    name: 'Allyards Australia Pty Ltd',
    kind: 'manufacturer',
    settings: {},
    dealerships: [],
    staff: [{ name: 'Allyards Support', email: 'support@allyards.example', of: null }],
    sites: [
      {
        slug: 'allyards',
        name: 'Allyards',
        template: 'supermarket',
        mark: 'quarters',
        timeZone: 'Australia/Sydney',
        manufacturer: null,
        shows: dealers.flatMap(({ dealerships }) => dealerships.map(({ slug }) => slug)),
        hasMainDealership: false,
        hosts: ['www.allyards.example'],
        settings: {
          site: { timeZone: 'Australia/Sydney', defaultState: 'nsw', strapline: 'Every yard in one place' },
          theme: pembertonTheme,
          stock: { itemTypes: ['car', 'motorcycle', 'caravan'], templateFilter: '', minimumPhotos: 0 },
          search: {
            hasManufacturerDirectory: true,
            hasDealershipDirectory: true,
            variants: ['new-cars', 'demo-cars', 'used-cars', 'new-and-demo-cars'],
            carTypeChoices: ['all', 'new', 'demo', 'used'],
          },
          finance: { showsFinance: false },
          checkout: { hasReserveOnline: false },
          tradeIn: { takesTradeIns: false },
        },
        promos: [],
        pages: [],
      },
    ],
  };
}
