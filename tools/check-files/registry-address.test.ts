import { expect, it } from 'vitest';
import { registryAddress } from './registry-address.ts';

it('finds the host of a registry in the lockfile and in settings of the package manager', () => {
  const entry = 'packages:\n  zod@4:\n    resolution: {tarball: https://registry.example/zod.tgz}\n';
  expect(registryAddress('pnpm-lock.yaml', entry)).toMatch(/line 3/);
  expect(registryAddress('.npmrc', 'registry=http://registry.example/\n')).toMatch(/line 1/);
});

it('finds a lockfile of another package manager', () => {
  expect(registryAddress('apps/web/package-lock.json', '{}')).toMatch(/second lockfile/);
});

it('accepts a lockfile of hashes, and addresses elsewhere', () => {
  expect(registryAddress('pnpm-lock.yaml', 'resolution: {integrity: sha512-abc}\n')).toBeUndefined();
  expect(registryAddress('README.md', 'https://example.com')).toBeUndefined();
});
