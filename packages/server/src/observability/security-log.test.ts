import { afterEach, describe, expect, it } from 'vitest';
import { rawRequest } from '@forecourt/testkit/raw-request';
import { result, testHttpServer, type TestHttpServer } from '../../test/test-http-server.ts';
import { pino } from 'pino';
import { requestFields, withRequest } from './request-context.ts';
import { securityLog } from './security-log.ts';
import type { EventLog } from './event-log.ts';

const noLog = () => undefined;
const get = (port: number) =>
  rawRequest(port, 'GET /said HTTP/1.1\r\nHost: harbour.example\r\nConnection: close\r\n\r\n');

describe('L14 the log of security events', () => {
  const lines: object[] = [];
  const log: EventLog = {
    debug: noLog,
    warn: noLog,
    error: noLog,
    info: (fields) => void lines.push(fields),
    isLevelEnabled: () => true,
  };
  let nowMs = 0;
  const security = securityLog({ log, pseudonym: (kind) => `a ${kind}`, elapsedMs: () => nowMs });

  it('knows networks and persons by pseudonyms alone', () => {
    security.record('sign_in_failed', { site: 'harbour', network: '203.0.113.7', person: '+61491570156' });
    expect(lines.splice(0)).toEqual([
      {
        event: 'sign_in_failed',
        isSecurity: true,
        site: 'harbour',
        networkId: 'a network',
        personId: 'a person',
      },
    ]);
  });

  it('tells a flood by its first lines, and then once a minute', () => {
    for (let n = 0; n < 1_000; n += 1) security.record('cross_site_post', { site: 'harbour' });
    expect(lines.splice(0)).toHaveLength(5);
    nowMs = 60_000;
    for (let n = 0; n < 1_000; n += 1) security.record('cross_site_post', { site: 'harbour' });
    security.record('cross_site_post', { site: 'ranges' });
    expect(lines.splice(0)).toHaveLength(2);
  });
});

describe('L14 the id of a request', () => {
  let server: TestHttpServer | undefined;
  afterEach(() => server?.stop(1_000));

  it('is on every line that the request causes, however late, and on no other’s', async () => {
    const written: { readonly requestId?: string }[] = [];
    const log = pino({ mixin: requestFields }, { write: (line) => void written.push(JSON.parse(line)) });
    server = await testHttpServer((_request, _client, requestId) =>
      withRequest(requestId, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.info('caused by a request');
        throw new Error('broken');
      }),
    );
    await Promise.all([get(server.port), get(server.port)]);
    const ofEvent = (event: string) =>
      server?.lines.filter((line) => line['event'] === event).map((line) => line['requestId']) ?? [];
    expect(new Set(ofEvent('request')).size).toBe(2);
    expect(new Set(ofEvent('request_failed'))).toEqual(new Set(ofEvent('request')));
    expect(new Set(written.map(({ requestId }) => requestId))).toEqual(new Set(ofEvent('request')));
  });

  it('is told to whoever was refused, and costs a page that is sent nothing', async () => {
    let status = 404;
    server = await testHttpServer(() => result('said', { status }));
    const [, requestId] = /^x-request-id: (\S+)\r$/m.exec(await get(server.port)) ?? [];
    expect(server.lines.map((line) => line['requestId'])).toContain(requestId);
    status = 200;
    expect(await get(server.port)).not.toContain('x-request-id');
  });
});
