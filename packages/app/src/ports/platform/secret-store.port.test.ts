import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Whether the text of a view names a secret: as a type, by its file, or through the store of secrets. */
const mentionsSecret = (text: string) =>
  /\bSecret(Store|Owner)?\b|core\/secret\b|ports\/secret-store\b|\bstores?\.secrets\b/.test(text);

describe('TEN-2.1 a view', () => {
  it('has no secret among its types', () => {
    const views = globSync('{packages,apps}/*/{src,app,server}/**/*.view.{ts,tsx}', { cwd: root });
    const telling = views.filter((file) => mentionsSecret(readFileSync(join(root, file), 'utf8')));
    expect(telling).toEqual([]);
  });

  it.each([
    "import type { Secret } from '@forecourt/domain/core/secret';",
    'export interface VehicleView { readonly key: Secret | null }',
    "type Shown = Awaited<ReturnType<import('./secret-store.port.ts').SecretStore['read']>>;",
    'const key = await stores.secrets.read(owner, name);',
  ])('would be found out: %s', (text) => {
    expect(mentionsSecret(text)).toBe(true);
  });

  it('may speak of what is not one', () => {
    expect(mentionsSecret("export const label = 'Secretary'; const secretive = true;")).toBe(false);
  });
});
