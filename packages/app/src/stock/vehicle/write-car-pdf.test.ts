import type { Car } from '@forecourt/domain/stock/car/car';
import type { Location } from '@forecourt/domain/locations/location';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { TooManySheets, type CarSheet } from '../../ports/media/car-sheet-writer.port.ts';
import { contextOf, media } from '../test/card-site.ts';
import { carPdfView } from './car-pdf.view.ts';
import { slugOfPdfPath, writeCarPdf } from './write-car-pdf.ts';

const { harbourToyota } = twoSites;
const now = new Date('2026-11-16T01:00:00Z');
const phone = '(02) 5550 1234';
const location = buildLocation({ dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug });
const toyota = {
  slug: 'corolla',
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  locationId: location.id,
  location: { name: 'Harbour Yard', slug: 'harbour-yard', phone, address: null },
  photos: ['a', 'b', 'c', 'd'].map((name) => ({ url: `/media/cars/${name}.jpg` })),
};

interface Circumstances {
  readonly site?: 'harbour' | 'ranges';
  readonly at?: Location;
  readonly fails?: Error;
}

interface Written {
  readonly outcome: Awaited<ReturnType<typeof writeCarPdf>>;
  readonly sheet: CarSheet | null;
  readonly read: readonly string[];
}

async function write(
  car: Car,
  overrides: object = {},
  { site = 'harbour', at = location, fails }: Circumstances = {},
): Promise<Written> {
  let sheet: CarSheet | null = null;
  const read: string[] = [];
  const stores = {
    cars: { findBySlug: async (slug: string) => (slug === car.slug ? car : null) },
    locations: { find: async () => at },
  };
  const ports = {
    media,
    store: { run: <T>(_: unknown, work: (all: typeof stores) => Promise<T>) => work(stores) },
    pictures: {
      read: async (url: string, width: number) => {
        read.push(`${url} ${width}`);
        return url.includes('/b.') ? null : Uint8Array.of(read.length);
      },
    },
    sheets: {
      write: async (makeSheet: () => Promise<CarSheet>) => {
        if (fails) throw fails;
        sheet = await makeSheet();
        return Uint8Array.of(1);
      },
    },
    fontsOf: () => null,
  };
  const context = contextOf(site, overrides);
  const outcome = await writeCarPdf(ports, context, { slug: 'corolla', origin: 'http://asked.example', now });
  return { outcome, sheet, read };
}

const lender = {
  provider: 'bank_one',
  interestRate: 8.99,
  comparisonRate: 9.86,
  paymentWeekCents: 11_949,
  termMonths: 60,
};

describe('the PDF of a car', () => {
  it('VDP-6.1 has the car, its price with its basis, the day and the way to its page', async () => {
    const { outcome, sheet } = await write(buildCar(toyota));
    expect(outcome).toEqual({ ok: true, value: Uint8Array.of(1) });
    expect(sheet).toMatchObject({
      title: '2021 Toyota Corolla',
      price: { amount: '$24,990', basis: 'Drive away', was: null },
      dealer: { name: 'Harbour Yard' },
      address: { url: 'https://harbour.example/cars/corolla', shown: 'harbour.example/cars/corolla' },
    });
    expect(sheet?.foot[0]).toContain('As of 16 November 2026.');
    expect(sheet?.keyFacts).toContainEqual({ label: 'Odometer', text: '41,200 km' });
  });

  it('RULE-2 has the ribbon of the car', async () => {
    const { sheet } = await write(buildCar({ ...toyota, reserved: true }));
    expect(sheet?.ribbon).toBe('Reserved');
  });

  it('VDP-6.1 has the first three pictures that can be read, in fixed widths', async () => {
    const { sheet, read } = await write(buildCar(toyota));
    expect(read).toEqual(['/media/cars/a.jpg 1280', '/media/cars/b.jpg 768', '/media/cars/c.jpg 768']);
    expect(sheet?.pictures).toHaveLength(2);
  });

  it('RULE-11.1 has no phone number that a page would mask', async () => {
    const masked = await write(buildCar(toyota), { contact: { masksPhone: true } });
    expect(JSON.stringify(masked.sheet)).not.toContain(phone.slice(0, 7));
    const open = await write(buildCar(toyota), { contact: { masksPhone: false } });
    expect(open.sheet?.dealer.lines).toContain(phone);
  });

  it('LAW-2.3 has no repayment without its comparison rate and warning', async () => {
    const car = buildCar({ ...toyota, lenders: [lender] });
    const { sheet } = await write(car, { finance: { provider: 'bank_one' } });
    expect(sheet?.finance).toMatchObject({
      pair: [
        { figure: '$120', unit: 'per week' },
        { figure: '9.86% p.a.', unit: 'comparison rate' },
      ],
      warning: expect.stringMatching(/^WARNING: .*secured loan of \$30,000\. Offer valid until/),
    });
    expect((await write(car, { finance: { showsFinance: false } })).sheet?.finance).toBeNull();
  });

  it('VDP-6.1 is drawn in the light colours of the theme, also of a dark one', async () => {
    const { sheet } = await write(buildCar(toyota), { theme: { scheme: 'dark', displayCase: 'uppercase' } });
    expect(sheet?.look).toMatchObject({ colours: { paper: '#ffffff', ink: '#15171a' }, isUpperCase: true });
  });

  it.each([
    ['the site offers none', {}, { vehiclePage: { offersPdf: false } }, 'harbour'],
    ['the car is sold', { status: 'sold' }, {}, 'harbour'],
    ['TEN-8 another site shows the car', {}, {}, 'ranges'],
    ['TEN-6.1 it is a draft', { showOnDealerWebsite: false }, {}, 'harbour'],
  ] as const)('VDP-6.1 is not there where %s', async (_, car, overrides, site) => {
    const { outcome } = await write(buildCar({ ...toyota, ...car }), overrides, { site });
    expect(outcome).toEqual({ ok: false, error: 'no_such_pdf' });
  });

  it('VDP-6.1 says that it is busy, and hides no other failure', async () => {
    const busy = await write(buildCar(toyota), {}, { fails: new TooManySheets('full') });
    expect(busy.outcome).toEqual({ ok: false, error: 'pdf_busy' });
    expect(busy.read, 'pictures that were read for nobody').toEqual([]);
    await expect(write(buildCar(toyota), {}, { fails: new Error('broken') })).rejects.toThrow('broken');
  });

  it('VDP-6.1 leaves out a yard that the site hides', async () => {
    const { sheet } = await write(buildCar(toyota), {}, { at: { ...location, visible: false } });
    expect(sheet?.dealer.hours).toEqual([]);
  });
});

describe('where the PDF of a car lies', () => {
  it('VDP-6.1 is beside its page, under its own name', () => {
    const settings = contextOf('harbour').settings;
    const pdf = carPdfView({ slug: 'mazda 2 & co', status: 'in_stock' }, settings);
    expect(pdf).toEqual({
      href: '/cars/mazda%202%20%26%20co/mazda%202%20%26%20co.pdf',
      fileName: 'mazda 2 & co.pdf',
    });
    expect(slugOfPdfPath(pdf?.href ?? '')).toBe('mazda 2 & co');
  });

  it.each(['/cars/a', '/cars/a/b.pdf', '/cars/a/a.pdf/x', '/cars/%61/%61.pdf', '/a.pdf', '/cars/%/%.pdf'])(
    'VDP-6.1 is not %s',
    (path) => {
      expect(slugOfPdfPath(path)).toBeNull();
    },
  );
});
