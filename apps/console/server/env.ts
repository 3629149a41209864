import { isDevelopment, readVariables } from '@forecourt/server/environment/read-variables';
import {
  bindVariable,
  codeKeysVariable,
  countersVariables,
  databaseVariable,
  logLevelVariable,
  mediaStorageOf,
  mediaVariables,
  numberVariable,
  redisAddressOf,
  redisVariables,
} from '@forecourt/server/environment/variables';
import * as z from 'zod';

const environment = z.object({
  DATABASE_CONSOLE_URL: databaseVariable(
    'DATABASE_CONSOLE_URL',
    'the address of PostgreSQL as forecourt_console',
  ),
  ...redisVariables,
  ...countersVariables,
  ...mediaVariables,
  CODE_KEY: codeKeysVariable,
  CONSOLE_ORIGIN: z
    .url('CONSOLE_ORIGIN is no address; see .env.example')
    .default('http://console.localhost:3100')
    .refine((text) => new URL(text).origin === text, 'CONSOLE_ORIGIN ends with its host; see .env.example'),
  CONSOLE_PORT: numberVariable(
    'CONSOLE_PORT',
    'where the console answers, 0 for any free port',
    0,
    65_535,
    3100,
  ),
  CONSOLE_BIND: bindVariable('CONSOLE_BIND'),
  CONSOLE_PROCESSES: numberVariable('CONSOLE_PROCESSES', 'how many consoles run at once', 1, 1_000, 1),
  CONSOLE_STOP_SECONDS: numberVariable('CONSOLE_STOP_SECONDS', 'how long requests may finish', 1, 600, 20),
  WEB_TRUSTED_PROXIES: numberVariable(
    'WEB_TRUSTED_PROXIES',
    'how many proxies stand between visitors and this server, one behind the other',
    0,
    10,
    0,
  ),
  LOG_LEVEL: logLevelVariable,
});

export interface ConsoleEnv {
  readonly databaseUrl: string;
  readonly countersRedisUrl: string;
  readonly s3: ReturnType<typeof mediaStorageOf>;
  readonly codeSecrets: readonly [string, ...string[]];
  /** As browsers write it: passkeys are bound to it. */
  readonly origin: string;
  readonly port: number;
  readonly bind: string;
  readonly processes: number;
  readonly stopSeconds: number;
  readonly trustedProxies: number;
  readonly isDevelopment: boolean;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Reads the variables of the console, or fails with one sentence for each that is missing or wrong. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): ConsoleEnv {
  const data = readVariables(environment, variables);
  return {
    databaseUrl: data.DATABASE_CONSOLE_URL,
    countersRedisUrl: data.COUNTERS_REDIS_URL ?? redisAddressOf(data),
    s3: mediaStorageOf(data),
    codeSecrets: data.CODE_KEY,
    origin: data.CONSOLE_ORIGIN,
    port: data.CONSOLE_PORT,
    bind: data.CONSOLE_BIND,
    processes: data.CONSOLE_PROCESSES,
    stopSeconds: data.CONSOLE_STOP_SECONDS,
    trustedProxies: data.WEB_TRUSTED_PROXIES,
    isDevelopment: isDevelopment(variables),
    logLevel: data.LOG_LEVEL,
  };
}
