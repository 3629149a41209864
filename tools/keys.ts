/**
 * `pnpm keys <name> <step> [--file <path>]`: replaces CODE_KEY, MEDIA_KEY or SECRETS_KEYS in three steps, announce, use
 * and retire, each followed by a deployment (docs/keys.md). It reads the list of keys from the variable and writes the
 * new one to standard output, or reads and writes the file.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../packages/store/src/connection.ts';
import { reencryptSecrets } from '../packages/store/src/directory/reencrypt-secrets.ts';
import { secretCipher } from '../packages/store/src/secrets/secret-cipher.ts';
import { readKeys, readLoaderUrl } from './keys/env.ts';
import { keyNames, rotatedKeys, rotationSteps } from './keys/rotated-keys.ts';

const usage = `Usage: pnpm keys <${keyNames.join('|')}> <${rotationSteps.join('|')}> [--file <path>]`;

/** Whoever reads the file while it is written has the old list or the new one. */
function writeKeys(path: string, value: string): void {
  writeFileSync(`${path}.new`, `${value}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** Without it the old key would take what it encrypted along. */
async function reencrypt(keys: string): Promise<void> {
  const database = connectDatabase({ url: readLoaderUrl(), poolSize: 1, applicationName: 'forecourt-keys' });
  try {
    const { reencrypted, unreadable } = await reencryptSecrets(database, secretCipher(keys));
    process.stderr.write(`${reencrypted} secrets are encrypted with the new key.\n`);
    if (unreadable > 0) throw new Error(`${unreadable} secrets cannot be read: enter them anew first.`);
  } finally {
    await database.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    options: { file: { type: 'string' } },
    allowPositionals: true,
  });
  const name = keyNames.find((one) => one === positionals[0]);
  const step = rotationSteps.find((one) => one === positionals[1]);
  if (!name || !step || positionals.length > 2) throw new Error(usage);
  const keys = values.file === undefined ? readKeys(name) : readFileSync(values.file, 'utf8').trim();
  const rotated = rotatedKeys(name, keys, step);
  if (name === 'SECRETS_KEYS' && step === 'retire') await reencrypt(keys);
  if (values.file === undefined) process.stdout.write(`${rotated}\n`);
  else writeKeys(values.file, rotated);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
