import { twoSites } from '@forecourt/testkit/two-sites';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memorySites, type MemorySites } from '../test/memory-sites.ts';
import { memoryStockIndex } from '../test/memory-stock-index.ts';
import { testCars, testServer, type TestServer } from '../test/test-server.ts';

let test: TestServer;
let sites: MemorySites;
beforeAll(async () => {
  sites = memorySites();
  sites.overrides.set(twoSites.ranges.id, {
    site: { bindsSubdomains: true, securityContact: 'safe@ranges.example' },
  });
  test = await testServer({
    primary: memoryStockIndex(testCars),
    sites,
    env: { trustedProxies: 1, metricsPort: 0 },
  });
});
afterAll(() => test.stop());

const https = { 'x-forwarded-proto': 'https' };
const report = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://harbour.example/?email=jane@example.com',
    'blocked-uri': 'https://evil.example/jane',
    'effective-directive': 'script-src-elem',
  },
});

function post(body: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'harbour.example',
      'content-type': 'application/csp-report',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': address,
    };
    const path = '/api/csp-reports';
    const sent = request({ port: test.server.port, host: '127.0.0.1', method: 'POST', path, headers });
    sent.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.end(body);
  });
}

describe('L13 the headers of a site', () => {
  it.each([
    ['a name of the platform', `${twoSites.harbour.slug}.forecourt.example`, '; includeSubDomains'],
    ['a dealer’s domain', 'harbour.example', ''],
    ['a dealer’s domain whose setting says so', 'ranges.example', '; includeSubDomains'],
  ])('bind a browser to HTTPS for a year on %s', async (_, host, subdomains) => {
    for (const path of ['/offers', '/offers', '/api/search']) {
      const { headers } = await test.get(path, { ...https, host });
      expect(headers['strict-transport-security']).toBe(`max-age=31536000${subdomains}`);
    }
  });

  it('keep everything but pictures from the pages of others', async () => {
    for (const path of ['/offers', '/api/search', '/robots.txt', '/nothing'])
      expect((await test.get(path)).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('let nothing run in JSON', async () => {
    for (const path of ['/api/search', '/api/nothing', '/_page/offers', '/health']) {
      const { headers } = await test.get(path);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it('say where violations of a document’s policy are reported', async () => {
    const { headers } = await test.get('/offers');
    expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports(?:;|$)/);
  });
});

describe('L13 reports of violations', () => {
  it('are counted by directive, logged once a minute, and kept without anything of a person', async () => {
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      expect(await post(report, address)).toBe(204);
    const metrics = await fetch(`http://127.0.0.1:${test.server.metricsPort}/metrics`);
    expect(await metrics.text()).toContain('csp_violations_total{directive="script-src-elem"} 3');
    const lines = test.lines.filter(({ event }) => event === 'csp_violated');
    expect(lines).toMatchObject([{ site: twoSites.harbour.slug, directive: 'script-src-elem' }]);
    expect(JSON.stringify(test.lines)).not.toMatch(/jane|evil|203\.0\.113/);
  });

  it('are bounded for each network, and refused where they are none', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 25; n += 1) answers.push(await post(report, `2001:db8::${n}`));
    expect(answers.filter((status) => status === 204)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    expect(await post('{', '203.0.113.9')).toBe(400);
    expect(await post(`${report}${' '.repeat(17_000)}`, '203.0.113.9')).toBe(400);
  });
});

describe('L13 security.txt', () => {
  it.each([
    ['harbour.example', 'security@forecourt.example'],
    ['ranges.example', 'safe@ranges.example'],
  ])('of %s names %s, and until when it holds', async (host, contact) => {
    const { status, headers, body } = await test.get('/.well-known/security.txt', { host });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Contact: mailto:${contact}\n`);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(366);
  });
});
