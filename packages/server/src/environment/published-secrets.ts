/**
 * Secrets that stand in the sources: in .env.example, compose.yaml and what `pnpm services` sets up. Everybody knows
 * them, so a release takes none of them for anything.
 */
export const publishedSecrets: ReadonlySet<string> = new Set([
  'development',
  'development-media-key',
  'development-code-key-of-no-use-elsewhere',
  'Zm9yZWNvdXJ0LWRldmVsb3BtZW50LWtleS0zMmJ5dGU=',
  'sk_test_development',
  'pk_test_development',
  'whsec_development',
  'forecourt-secret',
  'postgres',
  'forecourt_web',
  'forecourt_worker',
  'forecourt_console',
  'forecourt_app',
  'forecourt_owner',
  'forecourt_loader',
  'forecourt_jobs',
  'forecourt_indexer',
]);

/** Whether a variable is, or has in it, a published secret: alone, on a list of keys, behind a key's name, in an address. */
export function hasPublishedSecret(value: string): boolean {
  return secretsIn(value).some((secret) => publishedSecrets.has(secret));
}

function secretsIn(value: string): readonly string[] {
  if (URL.canParse(value)) {
    const { password, searchParams } = new URL(value);
    if (password !== '' || searchParams.has('password')) {
      return [decodeURIComponent(password), ...searchParams.getAll('password')];
    }
  }
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.flatMap((entry) => [entry, entry.slice(entry.indexOf(':') + 1)]);
}
