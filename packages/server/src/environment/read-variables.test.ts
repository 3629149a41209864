import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readVariables } from './read-variables.ts';

const schema = z.object({
  MEDIA_KEY: z.string().default('development-media-key'),
  OTHER: z.string().optional(),
});
const key = 'k'.repeat(32);
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-variables-'));
  file = join(folder, 'media-key');
  writeFileSync(file, `${key}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('M1 the variables of a program', () => {
  it('are those of a release unless development is asked for by name', () => {
    const missing = 'MEDIA_KEY is missing: a release says it; see .env.example';
    expect(() => readVariables(schema, {})).toThrow(missing);
    expect(() => readVariables(schema, { FORECOURT_DEVELOPMENT: 'yes' })).toThrow(missing);
    expect(() => readVariables(schema, { NODE_ENV: 'development', BUILD_ID: 'development' })).toThrow(
      missing,
    );
    const asked = readVariables(schema, { FORECOURT_DEVELOPMENT: 'true' });
    expect(asked.MEDIA_KEY).toBe('development-media-key');
  });

  it('come from files too, without the line end', () => {
    expect(readVariables(schema, { MEDIA_KEY_FILE: file }).MEDIA_KEY).toBe(key);
  });

  it.each([
    ['both ways at once', () => ({ MEDIA_KEY: key, MEDIA_KEY_FILE: file }), /are both set/],
    [
      'a file that is not there',
      () => ({ MEDIA_KEY_FILE: join(folder, 'none') }),
      /cannot be read from the file/,
    ],
    ['an empty value', () => ({ MEDIA_KEY: ' ' }), /MEDIA_KEY is missing/],
    ['a short key', () => ({ MEDIA_KEY: 'short' }), /MEDIA_KEY is too short/],
  ])('are refused with %s', (_, variables, message) => {
    expect(() => readVariables(schema, variables())).toThrow(message);
  });

  it('are not quoted in what is said of them', () => {
    const variables = { MEDIA_KEY: 'secret-of-mine', OTHER_FILE: '/nowhere/at-all' };
    expect(() => readVariables(schema, variables)).toThrow(/^(?!.*(?:secret-of-mine|nowhere)).*$/s);
  });
});
