import { readModelDetails } from '@forecourt/domain/models/model-details';
import { parseEmail } from '@forecourt/domain/core/email';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { holidayHours } from '@forecourt/domain/locations/holiday-hours';
import { locationSchema, type Location } from '@forecourt/domain/locations/location';
import { readGame } from '@forecourt/domain/promotions/game/game';
import { promotionPermitFindings, type GameOfChance } from '@forecourt/domain/law/promotion-permit';
import { isRunning } from '@forecourt/domain/promotions/active-promos';
import { customDomain, isSiteSlug } from '@forecourt/domain/core/host';
import { describe, expect, it } from 'vitest';
import { places } from '../places/places.ts';
import { makes } from '../vehicles/makes.ts';
import type { World } from '../world.ts';
import { demoWorld } from './demo-world.ts';

const asOf = new Date('2026-11-15T03:00:00Z');
const world = demoWorld(asOf);
const locations = world.dealerships.flatMap((dealership) => dealership.locations);
const promos = world.sites.flatMap((site) => site.promos);
const site = (slug: string) => {
  const found = world.sites.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`No site ${slug}`);
  return found;
};
const accountOf = ({ accountId }: Pick<World['sites'][number], 'accountId'>) =>
  world.accounts.find(({ id }) => id === accountId);
const carsOf = (slug: string) =>
  world.dealerships
    .filter(({ id }) => site(slug).shows.includes(id))
    .reduce((sum, { stock }) => sum + stock.count, 0);
const occurring = <Value>(values: readonly Value[]) => new Set(values);

const day = ({ openingHours }: Location, weekday: number) =>
  openingHours.find((one) => one.weekday === weekday);

const weekdays = (location: Location) =>
  [1, 2, 3, 4, 5].map((weekday) => JSON.stringify({ ...day(location, weekday), weekday: 0 }));

describe('the demo world', () => {
  it('FORM-5 opens no workshop on a holiday on which only cars are sold', () => {
    const workshops = locations.filter(({ name }) => name.endsWith(' Service'));
    const open = workshops.flatMap(({ specialHours }) =>
      specialHours.filter(({ status }) => status === 'Open'),
    );
    expect([workshops.length > 0, open]).toEqual([true, []]);
  });

  it('FORM-5 asks everywhere for the car, then the work and the day, then who it is', () => {
    const orders = world.sites.map(({ settings }) => settings.serviceBooking?.steps?.join());
    expect([...new Set(orders)]).toEqual(['vehicle,order,contact']);
  });

  it('is the same each time', () => {
    expect(demoWorld(asOf)).toEqual(world);
  });

  it('has about 4,500 cars on at least ten sites', () => {
    const cars = world.dealerships.reduce((sum, { stock }) => sum + stock.count, 0);
    expect(cars).toBeGreaterThan(4_300);
    expect(cars).toBeLessThan(4_700);
    expect(world.sites.length).toBeGreaterThanOrEqual(13);
    expect([carsOf('harbourside-mazda'), carsOf('bigyard'), carsOf('hallam-and-sons')]).toEqual([
      214, 1264, 64,
    ]);
  });

  it('has a group of forty dealerships in five states, whose brand sites show parts of its stock', () => {
    const group = site('pemberton');
    const own = world.dealerships.filter(({ accountId }) => accountId === group.accountId);
    expect(own).toHaveLength(40);
    expect(group.shows).toEqual(own.map(({ id }) => id));
    expect(occurring(own.flatMap((one) => one.locations.map(({ address }) => address?.state)))).toEqual(
      new Set(['WA', 'SA', 'VIC', 'NSW', 'QLD']),
    );
    for (const brand of ['pemberton-ford', 'pemberton-kia', 'pemberton-hyundai']) {
      expect(site(brand).accountId).toBe(group.accountId);
      expect(carsOf(brand)).toBeGreaterThan(100);
      expect(carsOf(brand)).toBeLessThan(carsOf('pemberton'));
    }
  });

  it('TEN-10.1 has a maker’s site over dealerships of other accounts alone', () => {
    const kestrel = site('kestrel');
    const shown = world.dealerships.filter(({ id }) => kestrel.shows.includes(id));
    expect(accountOf(kestrel)?.kind).toBe('manufacturer');
    expect(shown.map(({ accountId }) => accountId)).not.toContain(kestrel.accountId);
    expect(occurring(shown.map(({ accountId }) => accountId)).size).toBeGreaterThanOrEqual(4);
  });

  it('names no two things alike, and everything that is named exists', () => {
    for (const all of [
      world.accounts.map(({ slug }) => slug),
      world.dealerships.map(({ slug }) => slug),
      world.sites.map(({ slug }) => slug),
      world.sites.flatMap(({ domains }) => domains.map(({ host }) => host)),
      world.staff.map(({ email }) => email),
      locations.map(({ id }) => id),
      promos.map(({ id }) => id),
      world.sites.flatMap(({ pages }) => pages.map(({ page }) => page.id)),
      world.dealerships.flatMap(({ destinations }) => destinations.map(({ id }) => id)),
      ...world.sites.map(({ pages }) => pages.map(({ page }) => page.path)),
      ...world.dealerships.map((dealership) => dealership.locations.map(({ slug }) => slug)),
    ]) {
      expect(occurring(all).size).toBe(all.length);
    }
    const dealershipIds = world.dealerships.map(({ id }) => id);
    for (const { shows, dealershipId } of world.sites) {
      expect(dealershipIds).toEqual(expect.arrayContaining([...shows]));
      expect([...shows, null]).toContain(dealershipId);
    }
    const manufacturerIds = [...world.manufacturers.map(({ id }) => id), null];
    for (const { manufacturerId } of world.sites) expect(manufacturerIds).toContain(manufacturerId);
  });

  it('TEN-1 finds each site under the platform’s domain and most under their own', () => {
    for (const { slug, domains } of world.sites) {
      expect(isSiteSlug(slug)).toBe(true);
      expect(domains.filter(({ isPrimary }) => isPrimary).map(({ host }) => host)).toEqual([
        `${slug}.localhost`,
      ]);
      expect(domains.map(({ verifiedAt }) => verifiedAt)).not.toContain(null);
      const own = domains.filter(({ isPrimary }) => !isPrimary).map(({ host }) => host);
      expect(own.filter((host) => !customDomain(host, 'localhost').ok || !host.endsWith('.example'))).toEqual(
        [],
      );
    }
  });

  it('sells makes that the catalogue has', () => {
    const known = new Set(makes.map(({ slug }) => slug));
    const sold = world.dealerships.flatMap(({ stock }) => [...stock.newMakes, ...(stock.usedMakes ?? [])]);
    expect([...occurring(sold)].filter((slug) => !known.has(slug))).toEqual([]);
  });
});

describe('locations of the demo world', () => {
  it('DATA-2.1 have the form of locations', () => {
    for (const location of locations) expect(locationSchema.parse(location)).toEqual(location);
  });

  it('stand where their postcode is', () => {
    for (const { address } of locations) {
      const place = places.find(({ city, state }) => city === address?.city && state === address.state);
      expect(place).toMatchObject({ postcode: address?.postcode, lat: address?.lat, long: address?.long });
    }
  });

  it('can be called by nobody: every number is of fiction', () => {
    const fiction = /^(?:0[2378](?:5550|7010)\d{4}|0491570(?:006|156|157|158|159|110)|1800160401)$/;
    const numbers = locations.flatMap(({ phone, landlinePhone }) => [phone, landlinePhone]);
    const strange = numbers.filter(
      (number) => number !== null && !fiction.test(number.replaceAll(/\D/g, '')),
    );
    expect(strange).toEqual([]);
  });

  it('are in every state and territory', () => {
    expect(occurring(locations.map(({ address }) => address?.state)).size).toBe(8);
    expect(world.sites.map(({ timeZone }) => timeZone)).toContain('Australia/Lord_Howe');
  });

  it('have licence numbers in the form of their state, some missing', () => {
    const forms = {
      NSW: /^MD 0\d{5}$/,
      VIC: /^LMCT \d{4,5}$/,
      QLD: /^\d{7}$/,
      WA: /^MD\d{5}$/,
      SA: /^LVD \d{6}$/,
      TAS: /^MVT \d{4}$/,
      ACT: /^17\d{6}$/,
      NT: /^MVD \d{3}$/,
    };
    const sales = locations.filter(
      ({ locationType }) => locationType !== 'service' && locationType !== 'parts',
    );
    const strange = sales.filter(({ dealerLicenseNumber, address }) => {
      const form = forms[address?.state as keyof typeof forms];
      return dealerLicenseNumber !== null && !form.test(dealerLicenseNumber);
    });
    expect(strange).toEqual([]);
    expect(sales.some(({ dealerLicenseNumber }) => dealerLicenseNumber === null)).toBe(true);
    expect(locations.some(({ motorVehicleRepairer }) => motorVehicleRepairer !== null)).toBe(true);
  });

  it('RULE-13.1 have opening hours of every shape', () => {
    const shapes: Readonly<Record<string, (location: Location) => boolean>> = {
      'five equal weekdays': (one) => one.openingHours.length > 0 && occurring(weekdays(one)).size === 1,
      'differing weekdays': (one) => occurring(weekdays(one)).size > 1,
      'the dealer’s own words': (one) =>
        one.openingHours.some(
          ({ status, formattedHours, open }) => status === 'Open' && formattedHours !== null && open === null,
        ),
      'own words beside times': (one) =>
        one.openingHours.some(({ formattedHours, open }) => formattedHours !== null && open !== null),
      'words left behind on a closed day': (one) =>
        one.openingHours.some(
          ({ status, formattedHours }) => status === 'Closed' && /\d/.test(formattedHours ?? ''),
        ),
      'by appointment': (one) =>
        one.openingHours.some(({ formattedHours }) => formattedHours === 'By appointment only'),
      'a closed Saturday': (one) => day(one, 6)?.status === 'Closed',
      'an open Sunday': (one) => day(one, 0)?.status === 'Open',
      'a day left out': (one) => one.openingHours.length > 0 && one.openingHours.length < 7,
      'open without times': (one) =>
        one.openingHours.some(
          ({ status, open, formattedHours }) => status === 'Open' && open === null && formattedHours === null,
        ),
      'no hours at all': (one) => one.openingHours.length === 0,
    };
    const missing = Object.keys(shapes).filter(
      (shape) => !locations.some((location) => shapes[shape]?.(location)),
    );
    expect(missing).toEqual([]);
  });

  it('RULE-14 have coming holiday hours, some past ones, and some none', () => {
    const today = dateIn(asOf, 'Australia/Brisbane');
    const special = locations.flatMap(({ specialHours }) => specialHours);
    expect(special.some(({ date }) => date > today)).toBe(true);
    expect(special.some(({ date }) => date < today)).toBe(true);
    expect(occurring(special.map(({ department }) => department))).toEqual(
      new Set(['all', 'sales', 'service', 'parts']),
    );
    expect(occurring(special.map(({ status }) => status))).toEqual(new Set(['Open', 'Closed']));
    expect(locations.some(({ specialHours }) => specialHours.length === 0)).toBe(true);
    const naremburn = locations.find(({ name }) => name === 'Naremburn - Sales');
    const settings = { holidayHoursText: 'View', closedText: 'Closed' };
    const place = {
      specialHours: naremburn?.specialHours ?? [],
      department: 'sales',
      zone: 'Australia/Sydney',
    } as const;
    expect(holidayHours(place, settings, asOf).days.map(({ hours }) => hours)).toContain('10am - 4pm');
  });

  it('FORM-4 let cars be driven from other yards of the dealership', () => {
    expect(world.dealerships.some(({ distributions }) => distributions.some(({ to }) => to.length > 0))).toBe(
      true,
    );
  });

  it('of every department, and some that do not say which', () => {
    expect(occurring(locations.map(({ locationType }) => locationType))).toEqual(
      new Set(['sales', 'service', 'parts', null]),
    );
  });
});

describe('what the demo world’s dealers say', () => {
  it('RULE-12.1 in promos of every kind: running, ended, coming, strict', () => {
    expect(occurring(promos.map(({ kind }) => kind))).toEqual(
      new Set(['card', 'banner', 'slide', 'popup', 'offer', 'spin_to_win']),
    );
    expect(promos.some((promo) => isRunning(promo, asOf))).toBe(true);
    expect(promos.some(({ expiresAt }) => expiresAt !== null && expiresAt < asOf)).toBe(true);
    expect(promos.some(({ startsAt }) => startsAt !== null && startsAt > asOf)).toBe(true);
    expect(promos.some(({ startsAt, expiresAt }) => startsAt === null && expiresAt === null)).toBe(true);
    expect(promos.some(({ strictDisplay, display }) => strictDisplay && display.length > 0)).toBe(true);
    const backwards = promos.filter(
      ({ startsAt, expiresAt }) => startsAt !== null && expiresAt !== null && startsAt >= expiresAt,
    );
    expect(backwards).toEqual([]);
  });

  it('LAW-2.8 in a game of chance that has its permits', () => {
    const games = promos.filter(({ kind }) => kind === 'spin_to_win');
    expect(games).toHaveLength(1);
    expect(games.map((promo) => readGame(promo)?.prizes.length)).toEqual([4]);
    for (const { node, terms, permitNumber } of games) {
      const game: GameOfChance = { ...(node as Omit<GameOfChance, 'terms'>), terms };
      expect(terms).toContain('This is a demonstration');
      expect(
        promotionPermitFindings(game, { page: 'promotion', part: 'game', id: null }, '2026-11-15'),
      ).toEqual([]);
      for (const { number } of game.permits) expect(permitNumber).toContain(number);
    }
  });

  it('PAGE-1.1 on pages of their own, in words of their own', () => {
    for (const { pages } of world.sites) {
      const paths = pages.map(({ page }) => page.path);
      expect(paths).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-and-conditions']));
    }
    const ours = world.sites.flatMap(({ pages }) =>
      pages.filter(({ page }) => !/privacy|terms/.test(page.path)),
    );
    const texts = ours.map(({ version }) => JSON.stringify(version.blocks));
    expect(occurring(texts).size).toBe(texts.length);
    expect(ours.some(({ page }) => page.kind === 'article')).toBe(true);
    expect(ours.some(({ page }) => page.publishedVersion === null)).toBe(true);
  });

  it('PAGE-2.1 in articles under a category and a path that the blog of the site has', () => {
    for (const { pages, settings } of world.sites) {
      const blogPath = settings.pages?.blogPath ?? '/blog';
      const categories = (settings.pages?.blogCategories ?? [{ slug: 'vehicle-reviews' }]).map(
        ({ slug }) => slug,
      );
      for (const { page } of pages.filter((one) => one.page.kind === 'article')) {
        expect(page.path.startsWith(`${blogPath}/`)).toBe(true);
        expect(categories).toContain(page.category);
      }
    }
  });

  it('uses few kinds of block', () => {
    const blocks = world.sites.flatMap(({ pages }) =>
      pages.flatMap(({ version }) => version.blocks as { block: string }[]),
    );
    expect(occurring(blocks.map(({ block }) => block))).toEqual(
      new Set([
        'heading',
        'text',
        'list',
        'locations',
        'table',
        'byline',
        'picture',
        'facts',
        'faq',
        'cards',
        'promises',
        'rights',
        'quote',
        'callToAction',
      ]),
    );
  });

  it('RULE-15.1 to customers who say what they think of it', () => {
    const sets = world.dealerships.flatMap(({ reviews }) => reviews);
    const miscounted = sets.filter(({ reviews, count, averageRating }) => {
      const average = reviews.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / reviews.length;
      const isWhole = reviews.length === count;
      return reviews.length > count || (isWhole && Math.abs((averageRating ?? 0) - average) > 0.005);
    });
    expect(miscounted).toEqual([]);
    expect(sets.some(({ reviews, count }) => reviews.length === count)).toBe(true);
    expect(sets.some(({ averageRating }) => averageRating !== null && averageRating <= 4)).toBe(true);
    expect(world.dealerships.some(({ reviews }) => reviews.length === 0)).toBe(true);
  });
});

describe('who works in the demo world', () => {
  it('AUTH-3.1 has every kind of membership, and people who have left', () => {
    expect(occurring(world.memberships.map(({ of }) => of.kind))).toEqual(
      new Set(['operator', 'account', 'dealership']),
    );
    expect(world.staff.some(({ disabledAt }) => disabledAt !== null)).toBe(true);
    const staffIds = new Set(world.staff.map(({ id }) => id));
    const dealershipIds = new Set(world.dealerships.map(({ id }) => id));
    const astray = world.memberships.filter(
      ({ staffId, of }) =>
        !staffIds.has(staffId) || (of.kind === 'dealership' && !dealershipIds.has(of.dealershipId)),
    );
    expect(astray).toEqual([]);
  });

  it('FORM-9.1 gets leads by every kind of destination, at addresses that are nobody’s', () => {
    const destinations = world.dealerships.flatMap((dealership) => dealership.destinations);
    expect(occurring(destinations.map(({ kind }) => kind))).toEqual(
      new Set(['email', 'adf_email', 'adf_http', 'webhook', 'crm']),
    );
    for (const { kind, address } of destinations) {
      const host = kind.endsWith('email') ? parseEmail(address)?.split('@')[1] : new URL(address).host;
      expect(host).toMatch(/\.example$/);
    }
    for (const { email } of world.staff) expect(parseEmail(email)).toMatch(/\.example$/);
  });
});

describe('what the demo world’s makers offer', () => {
  it('DATA-4.1 has every make of the catalogue and a model for each that is sold new', () => {
    expect(world.manufacturers.map(({ slug }) => slug)).toEqual(makes.map(({ slug }) => slug));
    expect(occurring(world.models.map(({ id }) => id)).size).toBe(world.models.length);
    for (const {
      fromPriceCents,
      shortDescription,
      description,
      manufacturerBody,
      ...model
    } of world.models) {
      expect(fromPriceCents).toBeGreaterThan(100_000);
      expect(shortDescription ?? description).toMatch(/^[A-Z\d].{5,}\.$/);
      expect(readModelDetails(model.details)).toEqual(model.details);
      expect(model.accessoriesCount).toBe(model.details.accessories.length);
      expect(manufacturerBody.length).toBeGreaterThan(0);
    }
  });
});
