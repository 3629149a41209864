import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SettingsGroup } from './define-setting.ts';
import { publicSettings, type PublicSettingsOf } from './public-settings.ts';
import { settingsRegistry, type SiteSettings } from './registry.ts';
import { resolveSettings } from './resolve-settings.ts';
import { sampleRegistry } from './test/sample-registry.ts';

type Sample = PublicSettingsOf<typeof sampleRegistry>;

describe('the settings a browser may see', () => {
  it('are the public ones, and a group with none is left out', () => {
    const { settings } = resolveSettings([], sampleRegistry);
    expect(publicSettings(settings, sampleRegistry)).toEqual({
      card: { tone: 'green' },
      header: { links: [{ text: 'Home', href: '/' }], phone: null },
    });
  });

  it('are known to the compiler: a server setting is not there to be read', () => {
    expectTypeOf<keyof Sample>().toEqualTypeOf<'card' | 'header'>();
    expectTypeOf<keyof Sample['card']>().toEqualTypeOf<'tone'>();
    expectTypeOf<Sample['card']['tone']>().toEqualTypeOf<'green' | 'red'>();
    // @ts-expect-error a server setting
    type _Hidden = Sample['card']['newTagDays'];
  });

  it('are known of every setting of the platform: none hides its visibility from the compiler', () => {
    type Groups = typeof settingsRegistry;
    type Loose = {
      [Group in keyof Groups]: {
        [Key in keyof Groups[Group]['settings']]: Groups[Group]['settings'][Key] extends {
          readonly visibility: 'public';
        }
          ? never
          : Groups[Group]['settings'][Key] extends { readonly visibility: 'server' }
            ? never
            : Key;
      }[keyof Groups[Group]['settings']];
    }[keyof Groups];
    expectTypeOf<Loose>().toBeNever();
  });

  it('hold nothing of the platform that stays on the server', () => {
    const seen = Object.entries(publicSettings(resolveSettings([]).settings)).flatMap(([group, values]) =>
      Object.keys(values as object).map((key) => `${group}.${key}`),
    );
    const declared = Object.entries<SettingsGroup>(settingsRegistry).flatMap(([group, { settings }]) =>
      Object.entries(settings).flatMap(([key, { visibility }]) =>
        visibility === 'public' ? [`${group}.${key}`] : [],
      ),
    );
    expect(seen).toEqual(declared);
  });
});

describe('what a rule says it reads', () => {
  it('is a pick of a group', () => {
    type RibbonSettings = Pick<SiteSettings['carCard'], 'newTagDays'>;
    expectTypeOf<RibbonSettings['newTagDays']>().toEqualTypeOf<number>();
    const rule = (settings: RibbonSettings) => settings.newTagDays;
    expect(rule(resolveSettings([]).settings.carCard)).toBe(8);
  });
});
