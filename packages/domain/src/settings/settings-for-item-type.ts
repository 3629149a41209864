import { inWordsOf, type ItemType } from '../core/item-words.ts';
import { isRecord } from '../core/is-record.ts';
import { frozenCopy } from './frozen-copy.ts';
import { settingsRegistry, type SiteSettings } from './registry.ts';
import { resolveSettings } from './resolve-settings.ts';

/** What visitors choose and leads are filed by: a page says it in the words of what is sold, and it stays as it is. */
const codes: ReadonlySet<string> = new Set(['enquiry.categories']);

interface Said {
  readonly group: string;
  readonly key: string;
  readonly usual: unknown;
  readonly value: unknown;
}

/** Settings whose texts the platform wrote of a car, said of an item type (TEN-7). What a layer says stays as it says it. */
export function settingsForItemType(settings: SiteSettings, itemType: ItemType): SiteSettings {
  if (itemType === 'car') return settings;
  const said: Record<string, Readonly<Record<string, unknown>>> = { ...settings };
  for (const { group, key, usual, value } of usualTextsOf(itemType)) {
    const values = said[group];
    if (values?.[key] === usual) said[group] = { ...values, [key]: value };
  }
  return Object.freeze(said) as SiteSettings;
}

/** The settings of a site, in the words of what it sells where that is of one item type. */
export function settingsInItsWords(settings: SiteSettings): SiteSettings {
  const [only = 'car', ...others] = settings.stock.itemTypes;
  return others.length === 0 ? settingsForItemType(settings, only) : settings;
}

const known = new Map<ItemType, readonly Said[]>();

function usualTextsOf(itemType: ItemType): readonly Said[] {
  const found = known.get(itemType) ?? findUsualTexts(itemType);
  known.set(itemType, found);
  return found;
}

function findUsualTexts(itemType: ItemType): readonly Said[] {
  const usual: Readonly<Record<string, Readonly<Record<string, unknown>>>> = resolveSettings([]).settings;
  return Object.entries(settingsRegistry).flatMap(([group, { settings }]) =>
    Object.entries(settings)
      .filter(([key, { editor }]) => ['text', 'paragraph', 'list', 'table'].includes(editor) && !codes.has(`${group}.${key}`))
      .map(([key]) => ({ group, key, usual: usual[group]?.[key] }))
      .map((one) => ({ ...one, value: frozenCopy(saidOf(itemType, one.usual)) }))
      .filter(({ usual: written, value }) => JSON.stringify(written) !== JSON.stringify(value)),
  );
}

/** A value with its texts said of an item type; an address is no text. */
function saidOf(itemType: ItemType, value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? value : inWordsOf(itemType, value);
  if (Array.isArray(value)) return value.map((part: unknown) => saidOf(itemType, part));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, saidOf(itemType, part)]));
}
