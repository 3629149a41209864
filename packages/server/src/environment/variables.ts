import { isIP } from 'node:net';
import * as z from 'zod';

/** A whole number between two, with what it is when nobody says. */
export function numberVariable(
  variable: string,
  meaning: string,
  least: number,
  most: number,
  usual: number,
) {
  return z
    .string()
    .default(String(usual))
    .transform(Number)
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `${variable} must be a whole number from ${least} to ${most}: ${meaning}; see .env.example`,
    );
}

/** The address of this machine that a program listens on: itself alone, unless told otherwise. */
export function bindVariable(variable: string) {
  return z
    .string()
    .default('127.0.0.1')
    .refine(
      (address) => isIP(address) !== 0,
      `${variable} is an IP address of this machine; see .env.example`,
    );
}

/** The address of PostgreSQL as one of its roles. */
export function databaseVariable(variable: string, meaning: string) {
  return z
    .string({ error: `${variable} is missing: ${meaning}; see .env.example` })
    .regex(
      /^postgres(ql)?:\/\/.+/,
      `${variable} is not an address of PostgreSQL (postgres://...): ${meaning}; see .env.example`,
    );
}

/** Where stock is searched: what the server and the worker must agree on. */
export const searchVariables = {
  OPENSEARCH_NODES: z
    .string({ error: 'OPENSEARCH_NODES is missing: addresses of the search cluster; see .env.example' })
    .transform((text) => text.split(',').map((node) => node.trim()))
    .refine(
      (nodes) => nodes.every((node) => /^https?:\/\/[^\s/]+$/.test(node)),
      'OPENSEARCH_NODES must be addresses as http://host:port, separated by commas; see .env.example',
    ),
  STOCK_INDEX: z
    .string()
    .default('stock')
    .refine(
      (name) => /^[a-z][a-z0-9-]{0,60}$/.test(name),
      'STOCK_INDEX is no name of an index; see .env.example',
    ),
};

/** Where pictures are stored: what the server and the worker must agree on. */
export const mediaVariables = {
  S3_ENDPOINT: z.url('S3_ENDPOINT is no address of an S3 server; see .env.example').optional(),
  S3_PORT: z.string().default('27000'),
  S3_REGION: z.string().default('ap-southeast-2'),
  S3_ACCESS_KEY_ID: z.string().default('forecourt'),
  S3_SECRET_ACCESS_KEY: z.string().default('forecourt-secret'),
};

/** The variables of the object storage as its adapter takes them. */
export function mediaStorageOf(data: z.infer<z.ZodObject<typeof mediaVariables>>) {
  return {
    endpoint: data.S3_ENDPOINT ?? `http://127.0.0.1:${data.S3_PORT}`,
    region: data.S3_REGION,
    accessKeyId: data.S3_ACCESS_KEY_ID,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY,
  };
}

/** What processes tell each other through. */
export const redisVariables = {
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, 'REDIS_URL is no address of Redis (redis://...); see .env.example')
    .optional(),
  REDIS_PORT: z.string().default('26380'),
};

/** Where all processes count together what is limited: beside Redis itself, unless told otherwise. */
export const countersVariables = {
  COUNTERS_REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, 'COUNTERS_REDIS_URL is no address of Redis (redis://...); see .env.example')
    .optional(),
};

/** Where Redis is. */
export function redisAddressOf(data: z.infer<z.ZodObject<typeof redisVariables>>): string {
  return data.REDIS_URL ?? `redis://127.0.0.1:${data.REDIS_PORT}`;
}

const developmentCodeKey = 'development-code-key-of-no-use-elsewhere';

/** Keys separated by commas, as they are replaced: the first makes, all are honoured. */
export function keyListVariable(variable: string, ofDevelopment: string, leastCharacters: number) {
  return z
    .string()
    .default(ofDevelopment)
    .transform((text): readonly [string, ...string[]] => {
      const [first = '', ...others] = text.split(',').map((key) => key.trim());
      return [first, ...others];
    })
    .refine(
      (keys) => keys.every((key) => key.length >= leastCharacters),
      `${variable} has keys of at least ${leastCharacters} characters, separated by commas; see .env.example`,
    );
}

/** Which build runs. */
export const buildVariable = z
  .string()
  .default('development')
  .refine((build) => /^[\w.-]{1,80}$/.test(build), 'BUILD_ID is letters and digits; see .env.example');

/** What one-time codes, sessions and links are made with: what the server and the worker must agree on. */
export const codeKeysVariable = keyListVariable('CODE_KEY', developmentCodeKey, 32);

export const logLevelVariable = z
  .enum(['debug', 'info', 'warn', 'error', 'silent'], {
    error: 'LOG_LEVEL is debug, info, warn, error or silent; see .env.example',
  })
  .default('info');
