import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasPublishedSecret } from './published-secrets.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');
const isSecret = /PASSWORD|SECRET|_KEYS?$|_URL$/;

describe('M1 published secrets', () => {
  const ofExample = Array.from(read('.env.example').matchAll(/^(?:# )?([A-Z0-9_]+)=(.+)$/gm));
  const ofCompose = Array.from(read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+):-([^}]+)\}/g));
  const secrets = [...ofExample, ...ofCompose]
    .map(([, name = '', value = '']) => ({ name, value }))
    // An address without a password holds no secret.
    .filter(({ name, value }) => isSecret.test(name) && (!name.endsWith('_URL') || value.includes('@')));

  it('are all those of .env.example and compose.yaml', () => {
    expect(secrets.length).toBeGreaterThan(11);
    for (const { name, value } of secrets) expect([name, hasPublishedSecret(value)]).toEqual([name, true]);
  });

  it('are all passwords that `pnpm services` gives to roles of the database', () => {
    const sql = read('tools/services/postgres-development.sql');
    const passwords = Array.from(sql.matchAll(/password '([^']+)'/gi), ([, password = '']) => password);
    expect(passwords.length).toBeGreaterThan(3);
    for (const password of passwords) {
      expect([password, hasPublishedSecret(`postgres://role:${password}@db/x`)]).toEqual([password, true]);
    }
  });

  it.each([
    ['under another name', 'release:Zm9yZWNvdXJ0LWRldmVsb3BtZW50LWtleS0zMmJ5dGU=', true],
    ['behind another', `${'a'.repeat(32)}, development-code-key-of-no-use-elsewhere`, true],
    ['escaped', 'postgres://app:forecourt%5Fapp@db.example/forecourt', true],
    ['among the parameters', 'postgres://db.example/forecourt?password=forecourt_app', true],
    ['not at all', 'postgres://forecourt_app:of-its-own@db.example/forecourt_app', false],
    ['not at all', 'an own key that mentions forecourt-secret', false],
  ])('are found %s', (_, value, isFound) => {
    expect(hasPublishedSecret(value)).toBe(isFound);
  });
});
