import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import product from '../../vite.config.ts';

const fixtures = join(import.meta.dirname, '../../app/page/test');
const replaced: Readonly<Record<string, string>> = {
  'page-kinds.ts': join(fixtures, 'fixture-kinds.tsx'),
  'features/layout/layout.tsx': join(fixtures, 'fixture-layout.tsx'),
};

/** The product's own way from page to page, with pages that were made for its test. */
const withFixtures: Plugin = {
  name: 'with-fixtures',
  enforce: 'pre',
  resolveId: (source) => Object.entries(replaced).find(([ending]) => source.endsWith(`/${ending}`))?.[1],
};

export default defineConfig((environment) => mergeConfig(product(environment), { plugins: [withFixtures] }));
