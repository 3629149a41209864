import { describe, expect, it } from 'vitest';
import { explainSetting } from './explain-setting.ts';
import type { SettingsLayer } from './layers.ts';
import { sampleRegistry } from './test/sample-registry.ts';

const layers: readonly SettingsLayer[] = [
  { layer: 'site', key: 's1', number: 4, overrides: { card: { newTagDays: 'ten' } } },
  { layer: 'template', key: 'compact', number: 0, overrides: { card: { newTagDays: 3 } } },
  { layer: 'group', key: 'a1', number: 2, overrides: { card: { newTagDays: 5 } } },
  { layer: 'brand', key: 'mazda', number: 1, overrides: { card: { tone: 'red' } } },
];

describe('TEN-3.3 the explanation of a setting', () => {
  it('names the layer that set it, what each layer says, and why one is ignored', () => {
    expect(explainSetting('card.newTagDays', layers, sampleRegistry)).toEqual({
      value: 5,
      setBy: 'group',
      layers: [
        {
          layer: 'site',
          key: 's1',
          number: 4,
          says: 'ignored',
          value: 'ten',
          problems: [
            {
              layer: 'site',
              key: 's1',
              code: 'invalid',
              path: 'card.newTagDays',
              reason: 'This must be a number.',
            },
          ],
        },
        { layer: 'group', key: 'a1', number: 2, says: 'value', value: 5 },
        { layer: 'brand', key: 'mazda', number: 1, says: 'nothing' },
        { layer: 'template', key: 'compact', number: 0, says: 'value', value: 3 },
        { layer: 'platform', key: '', number: 0, says: 'value', value: 8 },
      ],
    });
  });

  it('names the platform for a default', () => {
    expect(explainSetting('header.phone', layers, sampleRegistry)).toMatchObject({
      value: null,
      setBy: 'platform',
    });
  });

  it.each(['card.none', 'none.tone', 'card', '', 'card.tone.more', '__proto__.toString', 'card.toString'])(
    'is null for %j, which is no setting',
    (name) => {
      expect(explainSetting(name, layers, sampleRegistry)).toBeNull();
    },
  );
});
