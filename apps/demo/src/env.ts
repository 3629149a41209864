import * as z from 'zod';

const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');
const secret = 'forecourt-secret';

const environment = z.object({
  POSTGRES_PORT: z.string().default('25432'),
  DATABASE_URL: postgres.optional(),
  DATABASE_LOADER_URL: postgres.optional(),
  DATABASE_OWNER_URL: postgres.optional(),
  S3_PORT: z.string().default('27000'),
  S3_REGION: z.string().default('ap-southeast-2'),
  S3_ACCESS_KEY_ID: z.string().default('forecourt'),
  S3_SECRET_ACCESS_KEY: z.string().default(secret),
});

export interface DemoEnv {
  readonly databaseUrl: string;
  readonly loaderUrl: string;
  readonly ownerUrl: string;
  readonly s3: {
    readonly endpoint: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
}

/** Reads the variables of .env.example that the demo needs; without any, those of `pnpm services`. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): DemoEnv {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(given);
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  const { data } = read;
  const url = (role: string) => `postgres://${role}:${role}@127.0.0.1:${data.POSTGRES_PORT}/forecourt`;
  return {
    databaseUrl: data.DATABASE_URL ?? url('forecourt_app'),
    loaderUrl: data.DATABASE_LOADER_URL ?? url('forecourt_loader'),
    ownerUrl: data.DATABASE_OWNER_URL ?? url('forecourt_owner'),
    s3: {
      endpoint: `http://127.0.0.1:${data.S3_PORT}`,
      region: data.S3_REGION,
      accessKeyId: data.S3_ACCESS_KEY_ID,
      secretAccessKey: data.S3_SECRET_ACCESS_KEY,
    },
  };
}
