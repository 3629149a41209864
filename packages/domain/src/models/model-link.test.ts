import { describe, expect, it } from 'vitest';
import { brandDefaults } from '../settings/template-defaults.ts';
import { settingsWith } from '../site/test/settings-with.ts';
import { modelLink, modelSlug, modelsPath } from './model-link.ts';

const { models } = settingsWith();
const mazda = { make: { name: 'Mazda', slug: 'mazda' }, isOneBrandSite: true };
const model = { overrideUrl: null, newSlug: null, slug: 'cx-5' };

describe('URL-10 the link of a model', () => {
  it('uses the slug', () => {
    expect(modelLink(model, mazda, models)).toEqual({ kind: 'internal', href: '/models/cx-5' });
  });

  it('uses the new slug where there is one', () => {
    expect(modelLink({ ...model, newSlug: 'new-cx-5' }, mazda, models).href).toBe('/models/new-cx-5');
    expect(modelLink({ ...model, newSlug: 'null' }, mazda, models).href).toBe('/models/cx-5');
  });

  it('is the address that the model names itself', () => {
    const own = { ...model, newSlug: 'new-cx-5', overrideUrl: '/pages/mazda-bt-50-ute-centre' };
    expect(modelLink(own, mazda, models)).toEqual({
      kind: 'internal',
      href: '/pages/mazda-bt-50-ute-centre',
    });
    expect(modelLink({ ...model, overrideUrl: 'https://mazda.example/cx-5' }, mazda, models)).toEqual({
      kind: 'external',
      href: 'https://mazda.example/cx-5',
    });
  });

  it.each(['', 'null', 'javascript:alert(1)', '//evil.example'])(
    'passes the address %j over',
    (overrideUrl) => {
      expect(modelLink({ ...model, overrideUrl }, mazda, models).href).toBe('/models/cx-5');
    },
  );

  it('names the make on a site of several', () => {
    const link = modelLink(
      model,
      { make: { name: 'Land Rover', slug: 'land rover' }, isOneBrandSite: false },
      models,
    );
    expect(link).toEqual({ kind: 'internal', href: '/models/land%20rover/cx-5' });
  });

  it.each([
    [brandDefaults.mazda, 'Mazda', '2', 'mazda2'],
    [brandDefaults.mazda, 'mazda', '3', 'mazda3'],
    [brandDefaults.mazda, 'Toyota', '2', '2'],
    [brandDefaults.mazda, 'Mazda', 'cx-5', 'cx-5'],
    [brandDefaults.isuzu, 'Isuzu UTE', 'dmax', 'd-max'],
    [brandDefaults.isuzu, 'Isuzu', 'mux', 'mu-x'],
  ])('is rewritten by the brand (%#)', (brand, make, slug, rewritten) => {
    const settings = settingsWith({ models: brand.models }).models;
    expect(modelSlug({ newSlug: null, slug }, make, settings)).toBe(rewritten);
    expect(modelSlug({ newSlug: slug, slug: 'old' }, make, settings)).toBe(rewritten);
  });

  it('is not rewritten for a make without a name', () => {
    const settings = settingsWith({ models: brandDefaults.mazda.models }).models;
    expect(modelSlug({ newSlug: null, slug: '2' }, '', settings)).toBe('2');
  });
});

describe('URL-8.1 the page of all models', () => {
  it('can be about one body', () => {
    expect(modelsPath(null)).toBe('/models');
    expect(modelsPath('SUV & Ute')).toBe('/models?body=SUV%20%26%20Ute');
  });
});
