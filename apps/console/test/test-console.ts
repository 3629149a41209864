import { randomUUID } from 'node:crypto';
import { systemClock } from '@forecourt/server/clock/system-clock';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { pino } from 'pino';
import { compose } from '../server/compose.ts';
import { readEnv } from '../server/env.ts';
import { handleRequest } from '../server/handle-console-request.ts';
import { sessionLimit } from '../server/session-limit.ts';
import { mostFiles, mostInboxes, openStreams } from '../server/leads/open-streams.ts';
import { serveHttp } from '@forecourt/server/http/serve-http';
import { sealedOneTimeCodes } from '@forecourt/providers/staff/sealed-one-time-codes';
import { redisPort } from './env.ts';
import { presentCode } from '@forecourt/testkit/present-code';
import { staffOfDemo } from '@forecourt/testkit/world/people/staff-of-demo';

const { codeSecret: secret } = staffOfDemo;

/** What limits have counted under one key is not counted under another. */
export const newCodeKey = () => `key of codes of a test ${randomUUID()}`;

/** Of one run: what limits counted before is under another. Files of one run may share it. */
export const codeKey = newCodeKey();

interface ConsoleOptions {
  readonly key?: string;
  readonly port?: number;
  readonly log?: EventLog;
}

/** The console over a database of a test, without the files of its build. */
export async function startTestConsole(
  databaseUrl: string,
  { key = codeKey, port = 0, log = pino({ level: 'silent' }) }: ConsoleOptions = {},
) {
  const env = {
    ...readEnv({
      FORECOURT_DEVELOPMENT: 'true',
      DATABASE_CONSOLE_URL: databaseUrl,
      CODE_KEY: key,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    }),
    origin: 'http://console.localhost',
  };
  const composed = compose(env, log);
  const deps = {
    ports: composed.ports,
    clock: systemClock,
    log,
    streams: openStreams(mostInboxes),
    openFiles: openStreams(mostFiles),
    admitSession: sessionLimit(() => performance.now()),
    origin: env.origin,
    assets: new Map(),
    document: '<!doctype html>',
  };
  const server = await serveHttp(
    { port, bind: '127.0.0.1', trustedProxies: 0, log },
    (request, clientOf, requestId) => handleRequest(deps, request, clientOf, requestId),
  );
  // Where the test's own requests go: no other host is served.
  deps.origin = `http://127.0.0.1:${server.port}`;
  return {
    ports: composed.ports,
    port: server.port,
    call: (path: string, options: CallOptions = {}) => call(server.port, path, options),
    async close() {
      await server.stop(1_000);
      await composed.close();
    },
  };
}

export type TestConsole = Awaited<ReturnType<typeof startTestConsole>>;

export interface CallOptions {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(port: number, path: string, { body, cookie, headers = {} }: CallOptions) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  // What is told as it happens has no end to wait for.
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const isFile = response.headers.get('content-type')?.startsWith('application/json') !== true;
  const text = isFile && !isStream ? await response.text() : '';
  const setCookies = response.headers.getSetCookie();
  const [setCookie = ''] = setCookies;
  const location = response.headers.get('location');
  return {
    status: response.status,
    text,
    cookie: setCookie.split(';')[0] ?? '',
    setCookies,
    location,
    json: (isStream || isFile || location !== null ? {} : await response.json()) as Record<string, unknown>,
  };
}

/** A password and its codes, as everybody of a test has them. */
export const proofs = {
  password: 'a password of a test',
  async make(ports: TestConsole['ports'], email: string, key: string) {
    const codes = sealedOneTimeCodes([key]);
    return {
      passwordHash: await ports.passwords.hash(proofs.password),
      codeSecret: Buffer.from(codes.make(email, secret).sealed),
    };
  },
  code: () => presentCode(secret),
};
