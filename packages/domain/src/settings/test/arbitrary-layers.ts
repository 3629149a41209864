import * as fc from 'fast-check';
import { layerNames, type SettingsLayer } from '../layers.ts';
import { sampleRegistry } from './sample-registry.ts';

const hostileNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'a.b', 'removedKey'];

/** Parsed from text, as a database answers it: nested deeper than the stack is. */
const bottomless = fc.constantFrom<unknown>(
  JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`),
  JSON.parse(`${'{"all":['.repeat(30_000)}${']}'.repeat(30_000)}`),
);

const hostileObject = fc
  .constantFrom('{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}')
  .map((text) => JSON.parse(text) as unknown);

/** Wrong in several places at once. */
const nearMiss = fc.constantFrom<unknown>(
  [{ text: '', href: 'x' }, 5],
  { cars: 'many', vans: 1.5 },
  { url: 'nowhere', every: 0 },
  { all: [{ some: [] }, 1] },
);

/** A value of any kind, most of them wrong wherever they stand. */
export const garbage = fc.oneof(
  { weight: 6, arbitrary: nearMiss },
  { weight: 10, arbitrary: fc.jsonValue() },
  { weight: 5, arbitrary: fc.anything() },
  { weight: 2, arbitrary: hostileObject },
  { weight: 1, arbitrary: bottomless },
);

const link = fc.record({ text: fc.string({ minLength: 1, maxLength: 20 }), href: fc.constant('/a') });

/** Values that hold, for each setting of the sample. */
const goodValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'card.newTagDays': fc.integer({ min: 0, max: 365 }),
  'card.tone': fc.constantFrom('green', 'red'),
  'header.links': fc.array(link, { maxLength: 5 }),
  'header.phone': fc.option(fc.string({ maxLength: 20 })),
  'feed.account': fc.string({ maxLength: 40 }).map((text) => `account ${text}`),
  'feed.limits': fc.dictionary(fc.string({ maxLength: 10 }), fc.integer()),
  'feed.source': fc.oneof(
    fc.string(),
    fc.record({ url: fc.webUrl(), every: fc.integer({ min: 1, max: 9 }) }),
  ),
  'feed.filter': fc.constantFrom({}, { all: [] }, { all: [{}, { all: [{}] }] }),
};

/** The names of all settings of the sample, `group.key`. */
export const sampleNames = Object.entries(sampleRegistry).flatMap(([group, { settings }]) =>
  Object.keys(settings).map((key) => `${group}.${key}`),
);

type Entry = readonly [group: string, key: string, value: unknown];

const goodEntry: fc.Arbitrary<Entry> = fc.constantFrom(...sampleNames).chain((name) => {
  const [group = '', key = ''] = name.split('.');
  return (goodValues[name] ?? fc.constant(undefined)).map((value): Entry => [group, key, value]);
});

const groupName = fc.constantFrom(...Object.keys(sampleRegistry), ...hostileNames);
const keyName = fc.constantFrom(...sampleNames.map((name) => name.split('.')[1] ?? ''), ...hostileNames);

const badEntry: fc.Arbitrary<Entry> = fc.tuple(groupName, keyName, garbage);

/** Later entries of the same name win, as they do in JSON text; every name becomes a part of its own. */
function overridesFrom(entries: readonly Entry[]): unknown {
  const groups = new Map<string, Map<string, unknown>>();
  for (const [group, key, value] of entries) {
    groups.set(group, (groups.get(group) ?? new Map<string, unknown>()).set(key, value));
  }
  return Object.fromEntries([...groups].map(([group, keys]) => [group, Object.fromEntries(keys)]));
}

/** Overrides that all hold. */
export const goodOverrides = fc.array(goodEntry, { maxLength: 8 }).map(overridesFrom);

/** Overrides of which any part may be anything. */
export const anyOverrides = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.oneof(goodEntry, badEntry), { maxLength: 8 }).map(overridesFrom) },
  { weight: 1, arbitrary: fc.dictionary(groupName, garbage) },
  { weight: 1, arbitrary: garbage },
);

/** The layers under one site, in any order, each of any content. */
export const anyLayers: fc.Arbitrary<SettingsLayer[]> = fc
  .subarray([...layerNames])
  .chain((names) =>
    fc.tuple(
      ...names.map((layer) =>
        fc.record({
          layer: fc.constant(layer),
          key: fc.constant('k'),
          number: fc.nat(9),
          overrides: anyOverrides,
        }),
      ),
    ),
  )
  .chain((layers) => fc.shuffledSubarray(layers, { minLength: layers.length }));
