import { describe, expect, it } from 'vitest';
import { resolveSettings } from './resolve-settings.ts';
import { settingsRegistry } from './registry.ts';
import { brandDefaults, lawfulForm, templateDefaults } from './template-defaults.ts';

const resolved = (layer: 'template' | 'brand' | 'site', overrides: unknown) =>
  resolveSettings([{ layer, key: 'any', number: 1, overrides }]);

describe('TEN-3.1 what ships with templates and brands', () => {
  it.each(Object.entries(templateDefaults))('the template %s holds in full', (_, overrides) => {
    expect(resolved('template', overrides).problems).toEqual([]);
  });

  it.each(Object.entries(brandDefaults))('the brand %s holds in full', (_, overrides) => {
    expect(resolved('brand', overrides).problems).toEqual([]);
  });

  it('says nothing that the platform says already', () => {
    const platform = resolveSettings([]).settings as Record<string, Record<string, unknown>>;
    const layers: readonly Record<string, Record<string, unknown>>[] = [
      ...Object.values(templateDefaults),
      ...Object.values(brandDefaults),
    ];
    const idle = layers.flatMap((layer) =>
      Object.entries(layer).flatMap(([group, values]) =>
        Object.entries(values)
          .filter(([key, value]) => JSON.stringify(value) === JSON.stringify(platform[group]?.[key]))
          .map(([key]) => `${group}.${key}`),
      ),
    );
    expect(idle).toEqual([]);
  });
});

describe('the brands', () => {
  it('RULE-16.1 Mazda calls its 2 a Mazda2', () => {
    expect(resolved('brand', brandDefaults.mazda).settings.models.modelRenames).toContainEqual({
      make: 'Mazda',
      from: '2',
      to: 'Mazda2',
    });
  });

  it('URL-10 two makes rewrite the slugs of their models', () => {
    const rewriting = Object.entries(brandDefaults).filter(
      ([, overrides]) => resolved('brand', overrides).settings.models.slugRewrites.length > 0,
    );
    expect(rewriting.map(([brand]) => brand)).toEqual(['isuzu', 'mazda']);
  });

  it('RULE-4 Suzuki shows no finance, on its own sites or on others', () => {
    expect(resolved('brand', brandDefaults.suzuki).settings.finance.showsFinance).toBe(false);
    expect(resolveSettings([]).settings.finance.excludedMakes).toContain('Suzuki');
  });

  it('RULE-8 Toyota shows its certified badge', () => {
    expect(resolved('brand', brandDefaults.toyota).settings.certified).toMatchObject({
      showsBadge: true,
      make: 'Toyota',
    });
  });
});

describe('the lawful form', () => {
  it('switches every switch of the law group on', () => {
    const switches = Object.entries(settingsRegistry.law.settings)
      .filter(([, { editor }]) => editor === 'switch')
      .map(([key]) => key);
    expect(Object.keys(lawfulForm.law).toSorted()).toEqual(switches.toSorted());
    expect(resolved('site', lawfulForm).problems).toEqual([]);
  });
});
