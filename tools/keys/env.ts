import { z } from 'zod';
import { readVariables } from '../../packages/server/src/environment/read-variables.ts';
import { readServicesEnv } from '../services/env.ts';
import type { KeyName } from './rotated-keys.ts';

/** The present value of a key, from its variable or the file that this names. */
export function readKeys(name: KeyName): string {
  // Also one that is published: it is about to be replaced.
  const variables = { ...process.env, FORECOURT_DEVELOPMENT: 'true' };
  const { [name]: value } = readVariables(z.object({ [name]: z.string().optional() }), variables);
  if (value === undefined) throw new Error(`${name} is not set, and no --file names where it is kept.`);
  return value;
}

/** The database as the role that passes row-level security: secrets are every tenant's. */
export function readLoaderUrl(): string {
  const { DATABASE_LOADER_URL } = readServicesEnv();
  const given = { ...process.env, DATABASE_LOADER_URL };
  return readVariables(z.object({ DATABASE_LOADER_URL: z.string() }), given).DATABASE_LOADER_URL;
}
