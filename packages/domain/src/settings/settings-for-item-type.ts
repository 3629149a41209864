import { inWordsOf, itemKindOf, type ItemKind } from '../core/item-words.ts';
import { isRecord } from '../core/is-record.ts';
import { frozenCopy } from './frozen-copy.ts';
import { settingsRegistry, type SiteSettings } from './registry.ts';
import { resolveSettings } from './resolve-settings.ts';

/** Leads are filed by these: a form says them in the words of what is sold, and they stay as they are. */
const codes: ReadonlySet<string> = new Set(['enquiry.categories']);
const textEditors: ReadonlySet<string> = new Set(['text', 'paragraph', 'list', 'table']);

/** What the platform says, by what it speaks of. */
interface UsualText {
  readonly group: string;
  readonly key: string;
  readonly said: Readonly<Record<ItemKind, unknown>>;
}

/** Settings with the texts that the platform wrote said of one kind of thing (TEN-7). What a layer says stays as it is. */
export function settingsForItemType(settings: SiteSettings, kind: ItemKind): SiteSettings {
  const changed: Record<string, Readonly<Record<string, unknown>>> = { ...settings };
  for (const { group, key, said } of usualTexts()) {
    const values = changed[group];
    const value = values?.[key];
    if (value !== said[kind] && Object.values(said).includes(value))
      changed[group] = Object.freeze({ ...values, [key]: said[kind] });
  }
  return Object.freeze(changed) as SiteSettings;
}

/** The settings of a site, in the words of what it sells. */
export function settingsInItsWords(settings: SiteSettings): SiteSettings {
  return settingsForItemType(settings, itemKindOf(settings.stock.itemTypes));
}

let known: readonly UsualText[] | null = null;

function usualTexts(): readonly UsualText[] {
  known ??= findUsualTexts();
  return known;
}

function findUsualTexts(): readonly UsualText[] {
  const usual: Readonly<Record<string, Readonly<Record<string, unknown>>>> = resolveSettings([]).settings;
  return Object.entries(settingsRegistry).flatMap(([group, { settings }]) =>
    Object.entries(settings).flatMap(([key, { editor }]) => {
      const text = usual[group]?.[key];
      if (!textEditors.has(editor) || codes.has(`${group}.${key}`)) return [];
      const saidOf = (kind: ItemKind) => frozenCopy(inWords(kind, text));
      const said = {
        car: text,
        motorcycle: saidOf('motorcycle'),
        caravan: saidOf('caravan'),
        mixed: saidOf('mixed'),
      };
      return JSON.stringify(said.motorcycle) === JSON.stringify(text) ? [] : { group, key, said };
    }),
  );
}

/** A value with its texts said of a kind of thing; an address is no text. */
function inWords(kind: ItemKind, value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? value : inWordsOf(kind, value);
  if (Array.isArray(value)) return value.map((part: unknown) => inWords(kind, part));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWords(kind, part)]));
}
