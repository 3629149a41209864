import * as fc from 'fast-check';

/** What is asked for, by which is known what may come back. */
export type OddKind = 'page' | 'data' | 'pdf' | 'media';

export interface OddRequest {
  readonly kind: OddKind;
  /** As it is sent, byte by byte in latin1. */
  readonly address: string;
  /** Lines of the head beside the host's. */
  readonly headers: readonly string[];
}

/** Found again in a page, it was written there as it came. */
export const planted = '<zzodd';
const markup = `"'>${planted} onload=alert(1)>`;

const words = [
  '..',
  '%2e%2e',
  '.',
  '%2f',
  '%252f',
  '%252e%252e%252f',
  '%5c',
  '\\',
  '%00',
  'a%00b',
  '%0d%0aSet-Cookie:%20zzodd=1',
  '%',
  '%zz',
  '%c0%af',
  '%ed%a0%80',
  '%E2%80%AE',
  '\u00e9\u00ff',
  '%F0%9F%9A%97',
  '%EF%BC%8F',
  'a'.repeat(901),
  'a'.repeat(3_000),
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  'null',
  '[object Object]',
  '${7*7}',
  '{{7*7}}',
  'javascript:alert(1)',
  "'%20or%20''='",
  ';',
  '@evil.example',
  '*',
  markup,
  encodeURIComponent(markup),
  encodeURIComponent(encodeURIComponent(markup)),
];
const written = (text: string) => text.replaceAll(/[\s#?]/g, '');
const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...words).map(written) },
  {
    weight: 2,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 20 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map(written) },
);

const names = [
  'query',
  'page',
  'sortBy',
  'cars',
  'car_id',
  'range[price]',
  'refinementList[make][0]',
  'category',
];
const parameter = fc
  .tuple(fc.oneof(fc.constantFrom(...names), word), fc.constantFrom('', '[]', '[0][0]', '%5B0%5D'), word)
  .map(([name, place, value]) => `${name}${place}=${value}`);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 4, arbitrary: fc.array(parameter, { maxLength: 6 }).map((all) => `?${all.join('&')}`) },
  {
    weight: 1,
    arbitrary: fc.tuple(parameter, fc.integer({ min: 20, max: 300 })).map(([one, times]) => {
      return `?${Array.from({ length: times }, () => one).join('&')}`.slice(0, 7_000);
    }),
  },
);

const header = fc.constantFrom(
  'Accept: */*;q=NaN, text/html;;;, \u00ff',
  `Accept: ${'a/b,'.repeat(500)}`,
  'Accept: application/json',
  'Accept-Encoding: br;q=-1, *;q=0, identity;q=0',
  'Accept-Encoding: zzodd, gzip;q=1e9',
  'If-None-Match: *',
  `If-None-Match: ${'"a", '.repeat(900)}`,
  'If-Modified-Since: yesterday',
  'Range: bytes=0-0,5-1,-9999999999999999999',
  'Cookie: session=%00; session; =; ;;; __Host-session="\u00fe"; visit=a; visit=b',
  `Cookie: ${'a=b; '.repeat(1_500)}`,
  `Referer: http://harbour.forecourt.example/${planted}>`,
  `User-Agent: ${markup}`,
  'X-Forwarded-For: \u00ff, ::ffff:1.2.3.4.5, evil',
  'X-Forwarded-Host: harbour.forecourt.example',
  'X-Forwarded-Proto: http',
  'X-Original-URL: /cars/qzxvkj-corolla',
  'Content-Type: application/json',
  'Expect: 100-continue',
  'Origin: null',
);

/** Requests for pages, their data, PDFs and media as nobody but an attacker writes them, some of them around real ones. */
export function arbitraryRequest(real: {
  readonly paths: readonly string[];
  readonly slugs: readonly string[];
}): fc.Arbitrary<OddRequest> {
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...real.paths) },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...real.paths), word).map(([one, odd]) => `${one}/${odd}`),
    },
    {
      weight: 2,
      arbitrary: fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => `/${all.join('/')}`),
    },
  );
  const slug = fc.oneof(fc.constantFrom(...real.slugs), word);
  const paths: Readonly<Record<OddKind, fc.Arbitrary<string>>> = {
    page: path,
    data: path.map((one) => `/_page${one}`),
    pdf: fc.oneof(
      slug.map((one) => `/cars/${one}/${one}.pdf`),
      fc.tuple(slug, slug).map(([one, other]) => `/cars/${one}/${other}.pdf`),
    ),
    media: fc
      .tuple(fc.constantFrom('', 'w768/', 'w768q100/', 'w768/AAAAAAAA/', 'marks/', 'a/marks/'), word, word)
      .chain(([before, one, other]) =>
        fc
          .constantFrom('jpg', 'svg', 'pdf', 'png', 'html', '')
          .map((type) => `/media/${before}${one}/${other}.${type}`),
      ),
  };
  return fc.constantFrom<OddKind>('page', 'page', 'data', 'pdf', 'media').chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      address: fc.tuple(paths[kind], query).map((parts) => parts.join('').slice(0, 9_000)),
      headers: fc.uniqueArray(header, { maxLength: 3, selector: (line) => line.split(':', 1)[0] }),
    }),
  );
}
