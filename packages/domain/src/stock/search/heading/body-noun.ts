import { heardList } from './heard-list.ts';

/** Bodies that say how a motorcycle is, and need its noun. */
const adjectives = new Set(['naked', 'sport', 'enduro', 'retro', 'trail']);

/** The bodies that feeds name, and a search's heading may. */
const bodies: ReadonlySet<string> = new Set(
  `ute, hatch, sedan, wagon, suv, coupe, convertible, van, bus, people mover, cab chassis, light truck, truck, roadster,
  naked, sport, enduro, retro, trail, adventure tourer, tourer, cruiser, scooter, caravan, camper trailer,
  off-road caravan, pop top, motorhome, campervan, trailer`.split(/,\s+/),
);

/** What is looked for, in the plural: utes, hatches and sedans; the noun of the site where the bodies say nothing. */
export function bodyNoun(chosen: readonly string[], noun: string): string {
  const known = [...new Set(chosen.map((body) => body.toLowerCase()))].filter((body) => bodies.has(body));
  const nouns = known.map((body) => (adjectives.has(body) ? `${body} ${noun}` : plural(body)));
  return (known.length === 0 ? '' : heardList(nouns)) || noun;
}

function plural(body: string): string {
  if (body === 'suv') return 'SUVs';
  if (body === 'cab chassis') return 'cab chassis utes';
  return /(?:s|x|ch|sh)$/.test(body) ? `${body}es` : `${body}s`;
}
