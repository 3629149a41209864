import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testBrowser } from './test-browser.ts';
import { codeIn, hosts, newPhone, testSites, wrongFor, type TestSites } from './test-sites.ts';
import { testVisitors } from './test-visitors.ts';

let sites: TestSites;
const { isSignedIn, signedIn } = testVisitors(() => sites);
beforeAll(async () => {
  sites = await testSites();
});
afterAll(() => sites.stop());

interface Line {
  readonly event: string;
  readonly isSecurity?: true;
  readonly requestId?: string;
  readonly networkId?: string;
  readonly personId?: string;
  readonly site?: string;
}
const lines = () => sites.lines.map((line) => JSON.parse(line) as Line);
const changed = () => security().find(({ event }) => event === 'settings_changed');
const security = () => lines().filter(({ isSecurity }) => isSecurity === true);

describe('L14 security events', () => {
  it('tell how somebody signed in and out, under pseudonyms, each with the id of its request', async () => {
    const who = testBrowser(sites.port, hosts.harbour);
    const { typed, phone } = newPhone();
    await who.post('/sign-in', { phone: 'nothing' });
    await who.post('/sign-in', { phone: typed });
    const code = codeIn((await sites.messagesTo(phone))[0]);
    await who.post('/sign-in/code', { code: wrongFor(code) });
    await who.post('/sign-in/code', { code });
    await who.post('/sign-out');
    const told = security();
    expect(told.map(({ event }) => event)).toEqual([
      'sign_in_code_refused',
      'sign_in_code_sent',
      'sign_in_failed',
      'sign_in_succeeded',
      'signed_out',
    ]);
    expect(new Set(told.map(({ networkId }) => networkId)).size).toBe(1);
    const [failed, succeeded] = told.slice(2);
    expect(succeeded?.personId).toMatch(/^[\w-]{16}$/);
    expect(failed?.personId).toBe(succeeded?.personId);
    const requests = lines().filter(({ event }) => event === 'request');
    for (const { requestId, site } of told) {
      expect(requests.filter((line) => line.requestId === requestId)).toHaveLength(1);
      expect(site).toBe(twoSites.harbour.slug);
    }
    expect(sites.lines.join('\n')).not.toMatch(new RegExp(`${phone.slice(1)}|${typed}|\\b${code}\\b`));
  });

  it('tell of a session that ended because its token was copied, under the pseudonym of its owner', async () => {
    const { who, phone } = await signedIn();
    const thief = testBrowser(sites.port, hosts.harbour);
    thief.cookies.set('session', who.cookies.get('session') ?? '');
    const signedInAs = security().findLast(({ event }) => event === 'sign_in_succeeded')?.personId;
    sites.pass(86_400_000);
    expect([await isSignedIn(who), await isSignedIn(who)]).toEqual([true, true]);
    sites.pass(120_000);
    expect(security().filter(({ event }) => event === 'session_copied')).toEqual([]);
    expect([await isSignedIn(thief), await isSignedIn(who)]).toEqual([false, false]);
    const told = security().filter(({ event }) => event === 'session_copied');
    expect(told).toMatchObject([{ site: twoSites.harbour.slug, personId: signedInAs }]);
    const request = lines().find((line) => line.event === 'request' && line.requestId === told[0]?.requestId);
    expect(request).toBeDefined();
    expect(told[0]?.networkId).toMatch(/^[\w-]{16}$/);
    expect(sites.lines.join('\n')).not.toContain(phone.slice(1));
  });

  it('tell of forged posts, and of limits by name', async () => {
    const who = testBrowser(sites.port, hosts.harbour);
    const forged = await who.post('/sign-out', {}, { 'sec-fetch-site': 'cross-site' });
    expect([forged.status, forged.headers['x-request-id']]).toEqual([403, expect.any(String)]);
    const told = security().find(({ event }) => event === 'cross_site_post');
    expect(told).toMatchObject({ site: twoSites.harbour.slug, requestId: forged.headers['x-request-id'] });

    for (let n = 0; n < 40; n += 1) await who.post('/sign-in', { phone: newPhone().typed });
    expect(security()).toContainEqual(
      expect.objectContaining({ event: 'limit_reached', reason: expect.any(String) as string }),
    );
    expect(security().filter(({ event }) => event === 'limit_reached').length).toBeLessThan(20);
  });

  it('tell of changed settings', async () => {
    await testBrowser(sites.port, hosts.ranges).get('/');
    await sites.dealers.loader.kysely
      .updateTable('sites')
      .set({ name: 'Ranges anew' })
      .where('id', '=', twoSites.ranges.id)
      .execute();
    await vi.waitUntil(changed, { timeout: 5_000 });
    expect(changed()).toMatchObject({ site: twoSites.ranges.slug });
  });
});
