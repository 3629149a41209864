/** What `pnpm licenses list --json` says: by licence, the packages under it. */
export type LicencesByName = Readonly<Record<string, readonly { readonly name: string }[]>>;

/** Licences that may be shipped with the product under its own. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

interface Exception {
  readonly package: RegExp;
  readonly licence: string;
  /** Why it may be there all the same. */
  readonly because: string;
}

export const exceptions: readonly Exception[] = [
  {
    package: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    because: 'a library of its own that is loaded as it is, and may be replaced; its notice comes with it',
  },
  {
    package: /^libheif-js$/,
    licence: 'LGPL-3.0',
    because: 'a library of its own that is loaded as it is, and may be replaced; its notice comes with it',
  },
  {
    package: /^(?:@axe-core\/playwright|axe-core)$/,
    licence: 'MPL-2.0',
    because: 'checks pages in tests, unchanged, and is shipped to nobody',
  },
  {
    package: /^lightningcss(?:-|$)/,
    licence: 'MPL-2.0',
    because: 'compiles styles when they are built, unchanged, and is shipped to nobody',
  },
  {
    package: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    because: 'data about browsers that a build reads, and that is shipped to nobody',
  },
  {
    package: /^cities\.json$/,
    licence: 'CC-BY-4.0',
    because: 'places of GeoNames; the table that is written from it names its source and licence',
  },
];

/** Packages under a licence that is neither allowed nor an exception, each with it. */
export function refusedLicences(
  found: LicencesByName,
): readonly { readonly name: string; readonly licence: string }[] {
  return Object.entries(found).flatMap(([licence, packages]) =>
    isAllowed(licence)
      ? []
      : packages.filter(({ name }) => !isException(name, licence)).map(({ name }) => ({ name, licence })),
  );
}

/** An SPDX expression without nesting: of alternatives one is enough, of a conjunction all are needed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
}

function isException(name: string, licence: string): boolean {
  return exceptions.some((one) => one.licence === licence && one.package.test(name));
}
