import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { SettingDefinition, SettingsGroup } from './define-setting.ts';
import { settingsRegistry, type SiteSettings } from './registry.ts';

interface Declared extends SettingDefinition {
  readonly key: string;
}

const groups: readonly [string, SettingsGroup][] = Object.entries(settingsRegistry);

const settings: readonly Declared[] = groups.flatMap(([name, group]) =>
  Object.entries(group.settings).map(([key, definition]) =>
    Object.assign({ key: `${name}.${key}` }, definition),
  ),
);

/** The keys of the settings that break a rule: a failure then names all of them at once. */
const keysWhere = (broken: (setting: Declared) => boolean) =>
  settings.filter(broken).map((setting) => setting.key);

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('TEN-3.1 the registry of settings', () => {
  it('declares at least 150 settings, and something in every group', () => {
    expect(settings.length).toBeGreaterThanOrEqual(150);
    expect(groups.filter(([, group]) => Object.keys(group.settings).length === 0)).toEqual([]);
  });

  it('names groups and settings in camel case, each once whatever the case', () => {
    expect(keysWhere(({ key }) => !/^[a-z][a-zA-Z0-9]*\.[a-z][a-zA-Z0-9]*$/.test(key))).toEqual([]);
    expect(new Set(settings.map(({ key }) => key.toLowerCase())).size).toBe(settings.length);
  });

  it('names a switch so that it reads as a sentence: shows, has, needs', () => {
    const isSentence = /\.(?:is|[a-z]+s)[A-Z]/;
    expect(keysWhere(({ key, editor }) => editor === 'switch' && !isSentence.test(key))).toEqual([]);
  });

  it('gives every group a title, and every setting of a group a label, of its own', () => {
    expect(repeated(groups.map(([, group]) => group.title))).toEqual([]);
    expect(
      groups.flatMap(([, group]) => repeated(Object.values(group.settings).map(({ label }) => label))),
    ).toEqual([]);
  });

  it('helps in a whole sentence that says more than the label', () => {
    const isSentence = /^[\p{Lu}\d'"].{18,}[^.]\.$/u;
    expect(keysWhere(({ help }) => !isSentence.test(help))).toEqual([]);
    expect(keysWhere(({ help, label }) => help.toLowerCase() === `${label.toLowerCase()}.`)).toEqual([]);
  });

  it('lets the compiler know each value, and which of them a browser may see', () => {
    expectTypeOf<SiteSettings['carCard']['reservedTone']>().toEqualTypeOf<'red' | 'grey'>();
    expectTypeOf<SiteSettings['site']['overrideCity']>().toEqualTypeOf<string | null>();
  });

  it('never asks for a secret: hosts and keys of vendors are not settings', () => {
    expect(keysWhere(({ key }) => /secret|password|apiKey|accessKey|token|indexHost/i.test(key))).toEqual([]);
  });
});

describe('TEN-4.1 the schema of a setting', () => {
  it('takes its default as it stands', () => {
    for (const { key, schema, default: value } of settings) {
      expect([key, schema.safeParse(value).data]).toEqual([key, value]);
    }
  });

  it('bounds every text, list and number', () => {
    const open = settings.flatMap(({ key, schema }) =>
      unboundedParts(z.toJSONSchema(schema, { io: 'input' }), key),
    );
    expect(open).toEqual([]);
  });

  it('takes nothing of another kind', () => {
    expect(keysWhere(({ schema }) => schema.safeParse(Symbol('other')).success)).toEqual([]);
  });
});

function unboundedParts(schema: unknown, at: string): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => unboundedParts(part, `${at}/${index}`));
  if (schema === null || typeof schema !== 'object') return [];
  const { type, ...rest } = schema as Record<string, unknown>;
  const has = (name: string) => name in rest;
  const isDate = rest['format'] === 'date' || rest['format'] === 'date-time';
  const isFixed = has('enum') || has('const') || isDate;
  const isOpen =
    (type === 'string' && !isFixed && !has('maxLength')) ||
    (type === 'array' && !has('maxItems')) ||
    ((type === 'integer' || type === 'number') && !isFixed && !(has('maximum') && has('minimum')));
  return [
    ...(isOpen ? [at] : []),
    ...Object.entries(rest).flatMap(([name, part]) => unboundedParts(part, `${at}/${name}`)),
  ];
}
