import { expect, it } from 'vitest';
import { assetsOfKind, type Manifest } from './page-assets.ts';

const manifest: Manifest = {
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_deep.js'], css: ['assets/shared-1.css'] },
  '_deep.js': { file: 'assets/deep-1.js', imports: ['_shared.js'] },
  'entry.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_deep.js'],
    css: ['assets/entry-1.css'],
  },
  'vehicle.tsx': { file: 'assets/vehicle-1.js', imports: ['_shared.js'], css: ['assets/vehicle-1.css'] },
  'search.tsx': { file: 'assets/search-1.js' },
};

it('names the scripts and styles of a kind with all that they import, each once and no others', () => {
  expect(assetsOfKind(manifest, 'vehicle.tsx')).toEqual({
    script: '/assets/entry-1.js',
    styles: ['/assets/entry-1.css', '/assets/shared-1.css', '/assets/vehicle-1.css'],
    preloads: ['/assets/deep-1.js', '/assets/shared-1.js', '/assets/vehicle-1.js'],
  });
});

it('names the first script alone where a kind has none of its own', () => {
  expect(assetsOfKind(manifest, 'part-of-the-entry.tsx').preloads).toEqual([
    '/assets/deep-1.js',
    '/assets/shared-1.js',
  ]);
});

it('refuses a build without an entry', () => {
  expect(() => assetsOfKind({}, undefined)).toThrow('no entry');
});
