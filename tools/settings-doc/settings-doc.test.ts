import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  setting,
  settingsGroup,
  type SettingDefinition,
  type SettingsRegistry,
} from '../../packages/domain/src/settings/define-setting.ts';
import { settingsRegistry } from '../../packages/domain/src/settings/registry.ts';
import { describeType } from './describe-type.ts';
import { findOrigin } from './find-origin.ts';
import { renderSettingsDoc } from './render-settings-doc.ts';

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

const sources = {
  specification: '# Shop\n\n## 1. Screens\n\nOpen late.\n\n### Card\n\n- Red ribbon | 8 days.\n- Red hat.',
  requirements: '- TEN-3 Layers.',
};

function oneSetting(...from: [string, ...string[]]): SettingsRegistry {
  const days = setting({
    schema: z.int().min(0).max(9),
    default: 8,
    label: 'Days',
    help: 'How long | it lasts.',
    editor: 'number',
    editableBy: 'group',
    from,
  });
  return { shop: settingsGroup('Shop', { days }) };
}

describe('the page of all settings', () => {
  const now = renderSettingsDoc(settingsRegistry, {
    specification: read('specification.md'),
    requirements: read('requirements.md'),
  });

  it('names one existing place for every setting', () => {
    expect(now.problems).toEqual([]);
  });

  it('is fresh: run `pnpm settings:doc` when this fails', () => {
    expect(read('settings.md')).toBe(now.markdown);
  });

  it('has one row for each setting that begins with its key, and counts them', () => {
    const { markdown } = renderSettingsDoc(oneSetting('Red ribbon', 'TEN-3'), sources);
    expect(markdown).toContain('1 settings in 1 groups, from 1 lines of');
    expect(markdown).toContain(
      '\n| `shop.days` | Days | whole number 0 to 9 | `8` | group | How long \\| it lasts. | 1 Card, line 9; TEN-3 |\n',
    );
  });

  it('says of a setting that no program reads yet for what it waits', () => {
    const { shop } = oneSetting('TEN-3');
    const days = { ...shop?.settings['days'], planned: 'TEN-3' } as SettingDefinition;
    const { markdown } = renderSettingsDoc({ shop: settingsGroup('Shop', { days }) }, sources);
    expect(markdown).toContain('| How long \\| it lasts. Planned: TEN-3. |');
  });

  it('reports a place that does not exist or is not the only one', () => {
    const { problems } = renderSettingsDoc(oneSetting('Blue', 'Red', 'TEN-99'), sources);
    expect(problems).toEqual([
      "shop.days: not in the specification: 'Blue'",
      "shop.days: on lines 9, 10 of the specification: 'Red'",
      'shop.days: no requirement TEN-99',
    ]);
  });

  it('calls a line before any heading of its section by the section', () => {
    expect(findOrigin('Open late', sources)).toMatchObject({ place: '1 Screens', line: 5 });
    expect(findOrigin('# Shop', sources)).toMatchObject({ place: 'Introduction', line: 1 });
  });
});

describe('the words for a type', () => {
  const tree: z.ZodType = z.strictObject({
    get below() {
      return z.array(tree);
    },
  });

  it.each([
    ['yes or no', z.boolean()],
    ['whole number', z.int()],
    ['number from 1', z.number().min(1)],
    ['text (at most 80) or nothing', z.string().max(80).nullable()],
    ['one of "grid", "list"', z.enum(['grid', 'list'])],
    ['list (at most 3) of uri', z.array(z.url()).max(3)],
    ['table of whole number to 5', z.record(z.string(), z.int().max(5))],
    ['[whole number, text]', z.tuple([z.int(), z.string()])],
    ['{ a: 1; b?: text }', z.strictObject({ a: z.literal(1), b: z.string().optional() })],
    ['{ below: list of the same again }', tree],
  ] as const)('%s', (words, schema) => {
    expect(describeType(schema)).toBe(words);
  });
});
