import { readVariables } from '@forecourt/server/environment/read-variables';
import { codeKeysVariable, mediaStorageOf, mediaVariables } from '@forecourt/server/environment/variables';
import * as z from 'zod';

const postgres = (name: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, `${name} must begin with postgres://`)
    .optional();

const environment = z.object({
  POSTGRES_PORT: z.string().default('25432'),
  DATABASE_CONSOLE_URL: postgres('DATABASE_CONSOLE_URL'),
  DATABASE_LOADER_URL: postgres('DATABASE_LOADER_URL'),
  DATABASE_OWNER_URL: postgres('DATABASE_OWNER_URL'),
  CODE_KEY: codeKeysVariable,
  ...mediaVariables,
});

export interface DemoEnv {
  readonly databaseUrl: string;
  readonly loaderUrl: string;
  readonly ownerUrl: string;
  /** What one-time codes of staff are sealed with. */
  readonly codeSecrets: readonly [string, ...string[]];
  readonly s3: ReturnType<typeof mediaStorageOf>;
}

/** Reads the variables of .env.example that the demo needs; without any, in development, those of `pnpm services`. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): DemoEnv {
  const data = readVariables(environment, variables);
  const url = (role: string) => `postgres://${role}:${role}@127.0.0.1:${data.POSTGRES_PORT}/forecourt`;
  return {
    databaseUrl: data.DATABASE_CONSOLE_URL ?? url('forecourt_console'),
    loaderUrl: data.DATABASE_LOADER_URL ?? url('forecourt_loader'),
    ownerUrl: data.DATABASE_OWNER_URL ?? url('forecourt_owner'),
    codeSecrets: data.CODE_KEY,
    s3: mediaStorageOf(data),
  };
}
