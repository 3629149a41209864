import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { describe, expect, it } from 'vitest';
import { ofHarbour, vehiclePageOf } from '../test/vehicle-page-of.ts';

type Around = Parameters<typeof vehiclePageOf>[1];

async function headOf(overrides: Parameters<typeof buildCar>[0] = {}, around: Around = {}) {
  const page = await vehiclePageOf(buildCar({ ...ofHarbour, ...overrides }), around);
  if (!page) throw new Error('there is no such page');
  return page.head;
}

const jsonLd = async (...args: Parameters<typeof headOf>) => (await headOf(...args)).jsonLd[0] ?? {};

describe('what search engines are told of a car', () => {
  it('VDP-1.1 is what the page says, in their words', async () => {
    expect(await jsonLd({ vin: 'JTD1', seats: 5, doors: 0, engineSize: '1.8' })).toMatchObject({
      '@type': 'Car',
      name: '2021 Toyota Corolla Ascent Sport',
      url: 'https://harbour.example/cars/corolla',
      brand: { '@type': 'Brand', name: 'Toyota' },
      model: 'Corolla',
      vehicleModelDate: '2021',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 41_200, unitCode: 'KMT' },
      vehicleEngine: { '@type': 'EngineSpecification', name: '1.8 L' },
      fuelType: 'Petrol',
      bodyType: 'Hatch',
      vehicleTransmission: 'Automatic',
      color: 'Glacier White',
      vehicleSeatingCapacity: 5,
      vehicleIdentificationNumber: 'JTD1',
      offers: {
        '@type': 'Offer',
        price: 24_990,
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'AutoDealer', name: 'harbour-toyota' },
      },
    });
  });

  it('VDP-1.1 leaves out what is not known, and invents nothing', async () => {
    const bare = await jsonLd({ km: 0, colour: 'null', simpleBody: null, doors: 0, stockNumber: null });
    for (const name of [
      'mileageFromOdometer',
      'color',
      'bodyType',
      'numberOfDoors',
      'sku',
      'vehicleEngine',
    ]) {
      expect(bare).not.toHaveProperty(name);
    }
    expect(JSON.stringify(bare)).not.toMatch(/priceValidUntil|null|undefined/);
  });

  it('VDP-1.1 keeps a VIN to itself that the page does not show', async () => {
    const overrides = { vehiclePage: { sections: ['comments'] } };
    expect(await jsonLd({ vin: 'JTD1' }, { overrides })).not.toHaveProperty('vehicleIdentificationNumber');
  });

  it.each([
    [{ status: 'sold', sold: true }, 'SoldOut'],
    [{ status: 'withdrawn' }, 'SoldOut'],
    [{ reserved: true }, 'Reserved'],
    [{ status: 'coming_soon' }, 'PreOrder'],
  ])('RULE-1 VDP-4 of %j is %s', async (car, availability) => {
    expect(await jsonLd(car)).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it('RULE-3 is no offer where the page shows no such price', async () => {
    const overrides = { price: { offersSubscriptions: true } };
    expect(await jsonLd({ priceCents: 900 })).not.toHaveProperty('offers');
    expect(await jsonLd({ subscriptionPriceCents: 12_900 }, { overrides })).not.toHaveProperty('offers');
  });

  it.each([
    ['motorcycle', 'Motorcycle'],
    ['caravan', 'Vehicle'],
  ] as const)('TEN-7 calls a %s a %s', async (itemType, type) => {
    const overrides = { stock: { itemTypes: [itemType] } };
    expect(await jsonLd({ itemType }, { overrides })).toMatchObject({ '@type': type });
  });

  it('VDP-1.1 gives previews the same first picture, wide', async () => {
    const photos = [{ url: '/media/a.jpg' }, { url: 'https://feed.example/b.jpg' }];
    const { jsonLd: written, imageUrl } = await headOf({ photos });
    const first = 'https://harbour.example/media/a.jpg?w=1280&q=100';
    expect(written[0]).toMatchObject({ image: [first, 'https://feed.example/b.jpg'] });
    expect(imageUrl).toBe(first);
    expect(
      (await headOf({ location: { name: 'Y', slug: 'y', address: { id: buildId() } } })).imageUrl,
    ).toBeNull();
  });

  it('SRCH-19 tells the way to the car', async () => {
    const [, way] = (await headOf()).jsonLd;
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(JSON.stringify(way)).toContain('/search/toyota');
  });
});
