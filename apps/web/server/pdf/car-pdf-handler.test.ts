import { TooManySheets, type CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';
import type { CarPdfPorts } from '@forecourt/app/stock/vehicle/write-car-pdf';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { testContext } from '../../test/test-context.ts';
import { carPdfHandler } from './car-pdf-handler.ts';

const { harbourToyota } = twoSites;
const now = new Date('2026-11-16T01:00:00Z');
const car = buildCar({
  slug: 'corolla',
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
});
const path = '/cars/corolla/corolla.pdf';

/** A site with words of its own for a PDF that fails. */
const { settings } = resolveSettings([
  {
    layer: 'site',
    key: '',
    number: 1,
    overrides: { messages: { pdfError: 'No paper left. Please ring us.' } },
  },
]);

function serverWith(write: (sheet: CarSheet) => Promise<Uint8Array>) {
  const troubles: unknown[] = [];
  const drawn: CarSheet[] = [];
  const ports = {
    store: {
      run: async (_scope: unknown, work: (stores: unknown) => unknown) =>
        work({ cars: { findBySlug: async (slug: string) => (slug === car.slug ? car : null) } }),
    },
    media: { addressOf: (url: string) => url, isOurs: () => false },
    pictures: { read: async () => null },
    sheets: {
      write: async (makeSheet: () => Promise<CarSheet>) => {
        const sheet = await makeSheet();
        drawn.push(sheet);
        return write(sheet);
      },
    },
    fontsOf: () => null,
  } as unknown as CarPdfPorts;
  const response = carPdfHandler(ports, (error) => troubles.push(error));
  const ask = (
    http: {
      readonly path?: string;
      readonly accept?: string;
      readonly stock?: number;
      readonly host?: string;
    } = {},
  ) =>
    response({
      context: { ...testContext(http.stock ?? 1), settings },
      http: { path, host: 'harbour.example:3000', protocol: null, accept: 'application/pdf', ...http },
      admit: () => undefined,
      now,
    });
  return { ask, drawn, troubles };
}

const works = async () => Buffer.from('%PDF-');

describe('the PDF of a car, asked for', () => {
  it('VDP-6.1 is saved as {slug}.pdf, and no search engine lists it', async () => {
    const { ask, drawn } = serverWith(works);
    const response = await ask();
    expect(response).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''corolla.pdf",
        'x-robots-tag': 'noindex',
      },
    });
    expect(String(response?.body)).toBe('%PDF-');
    expect(drawn[0]?.address.url).toBe('http://harbour.example/cars/corolla');
  });

  it('VDP-6.1 is drawn once for all who ask, until the stock changes', async () => {
    const { ask, drawn } = serverWith(works);
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(drawn).toHaveLength(1);
    await ask({ stock: 2 });
    expect(drawn).toHaveLength(2);
  });

  it('L2 is the same, and drawn once, however the host is spelt', async () => {
    const { ask, drawn } = serverWith(works);
    for (const host of ['harbour.example', 'HARBOUR.Example', 'harbour.example:1337', 'harbour.example.:1']) {
      expect(await ask({ host })).toMatchObject({ status: 200 });
    }
    expect(drawn.map(({ address }) => address.url)).toEqual(['http://harbour.example/cars/corolla']);
  });

  it('VDP-6.1 says in a sentence why there is none: to the button, and to a person', async () => {
    const { ask, troubles } = serverWith(() => Promise.reject(new TooManySheets('full')));
    const told = await ask();
    expect(told).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(JSON.parse(String(told?.body))).toEqual({
      error: {
        code: 'pdf_busy',
        message: 'We’re busy making PDFs right now. Please try again in a moment.',
      },
    });
    const page = await ask({ accept: 'text/html,*/*' });
    expect(page).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(String(page?.body)).toContain('We’re busy making PDFs right now.');
    expect(troubles).toEqual([]);
  });

  it('VDP-6.1 keeps no failure, and tells whoever looks after the server', async () => {
    let isBroken = true;
    const { ask, troubles } = serverWith(() =>
      isBroken ? Promise.reject(new Error('out of ink')) : works(),
    );
    const failed = await ask();
    expect(failed).toMatchObject({ status: 500 });
    expect(String(failed?.body)).toContain(settings.messages.pdfError);
    expect(troubles).toHaveLength(1);
    isBroken = false;
    expect(await ask()).toMatchObject({ status: 200 });
  });

  it('VDP-6.1 is a 404 for a car that is not there, and no matter of its own for other paths', async () => {
    const { ask } = serverWith(works);
    expect(await ask({ path: '/cars/other/other.pdf' })).toMatchObject({ status: 404 });
    expect(await ask({ path: '/cars/corolla' })).toBeNull();
  });
});
