import { randomUUID } from 'node:crypto';
import { may } from '@forecourt/domain/staff/permissions';
import { staffRoles } from '@forecourt/domain/staff/membership';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { buildLead } from '@forecourt/testkit/build-lead';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../server/console-routes.ts';
import { addMember } from './add-member.ts';
import { postBodies } from './post-bodies.ts';
import { codeKey, startTestConsole, type TestConsole } from './test-console.ts';

const tokens = hashedTokens([codeKey]);
const { harbourToyota: harbour, rangesKia: ranges } = twoSites;
const accounts = { own: harbour, other: ranges } as const;

/** A member of each role of two accounts, signed in. */
const cookies = new Map<string, string>();
const leadId = buildLead({}).id;

const fileId = '0190b000-0000-7000-8000-00000000f11e';

let deliveryId = '';
let dealers: TwoDealers;
let console: TestConsole;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
  const submitted = await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({
      lead: buildLead({ id: leadId, dealershipId: harbour.id, carId: null, formCompleted: true }),
      idempotencyKey: randomUUID(),
      now: new Date(),
    }),
  );
  if (submitted.ok) [deliveryId = ''] = submitted.value.deliveries;
  await dealers.loader.kysely
    .insertInto('leadAnswerFiles')
    .values({
      id: fileId,
      leadId,
      siteId: twoSites.harbour.id,
      kind: 'picture',
      fileName: 'front.jpg',
      bytes: 5,
      width: 800,
      height: 600,
      objectKey: fileId,
      contentHash: Buffer.alloc(32),
      preview: Buffer.from('small'),
      waiting: Buffer.from('large'),
      createdAt: new Date(),
    })
    .execute();
  for (const side of ['own', 'other'] as const) {
    for (const role of staffRoles) {
      const { cookie } = await addMember(dealers, { role, at: accounts[side] });
      cookies.set(`${side} ${role}`, cookie);
    }
  }
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

const pathOf = (path: string) =>
  path
    .replace('{id}', path.startsWith('/api/deliveries/') ? deliveryId : leadId)
    .replace('{deliveryId}', leadId)
    .replace('{replyId}', leadId)
    .replace('{fileId}', fileId);
/** Nothing of it is so: a role is refused, or it is not found. */
const subjects = {
  leadId,
  version: '1',
  other: { id: leadId, version: '1' },
  deliveryId: leadId,
  membershipId: leadId,
  dealershipId: ranges.id,
  email: 'somebody@matrix.example',
  key: randomUUID(),
  token: 'a link that nobody was sent',
  password: 'not this',
  code: '000000',
  secret: '',
  passkey: {},
};
const bodyOf = (path: string) => postBodies[path]?.(subjects) ?? {};
const staffOnly = routes.filter(({ needs }) => needs !== 'nobody');
/** What ends the session that the next call needs. */
const ends = new Set(['/api/sign-out', '/api/sessions/{id}/end']);

describe('STAFF-2 AUTH-3.1 every call of the console as every role of two accounts', () => {
  it('knows of calls, roles and accounts', () => {
    expect(staffOnly.length * staffRoles.length * 2).toBeGreaterThanOrEqual(13 * 9 * 2);
  });

  it.each(
    staffOnly
      .filter(({ path }) => !ends.has(path))
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  )('%s', async (_, { method, path, needs }) => {
    for (const side of ['own', 'other'] as const) {
      for (const role of staffRoles) {
        const cookie = cookies.get(`${side} ${role}`) ?? '';
        const body = method === 'POST' ? bodyOf(path) : undefined;
        const { status, json } = await console.call(pathOf(path), { cookie, body });
        const mayDo = needs === 'signedIn' || (needs !== 'nobody' && may(new Set([role]), needs));
        const what = `${side} ${role} ${path}: ${JSON.stringify(json).slice(0, 120)}`;
        const isFound = JSON.stringify(json).includes(leadId) || (path.includes('{id}') && status !== 404);
        // What the role may do it does at its own place alone.
        const leaks = mayDo && side === 'other' && isFound;
        const misses =
          mayDo && side === 'own' && /^\/api\/(leads|deliveries(\/\{id\})?)$/.test(path) && !isFound;
        expect({ what, isRefused: status === 403, leaks, misses }).toEqual({
          what,
          isRefused: !mayDo,
          leaks: false,
          misses: false,
        });
      }
    }
  });

  it.each(staffOnly.map(({ method, path }) => [method, path] as const))(
    '%s %s is nobody’s without a session',
    async (method, path) => {
      const body = method === 'POST' ? bodyOf(path) : undefined;
      expect((await console.call(pathOf(path), { body })).status).toBe(401);
      expect((await console.call(pathOf(path), { body, cookie: `staff=${tokens.make()}` })).status).toBe(401);
    },
  );

  it('CON-2.2 serves what a buyer sent as a stranger’s: never kept, never run', async () => {
    const path = `/api/leads/${leadId}/files/${fileId}`;
    for (const [address, body] of [
      [path, 'large'],
      [`${path}/preview`, 'small'],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${console.port}${address}`, {
        headers: { cookie: cookies.get('own sales') ?? '' },
        signal: AbortSignal.timeout(10_000),
      });
      expect([response.status, await response.text()]).toEqual([200, body]);
      const header = (name: string) => response.headers.get(name);
      expect(header('cache-control')).toBe('private, no-store');
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
      expect(header('content-disposition')).toMatch(/^inline; filename="/);
      expect(header('content-length')).toBe('5');
    }
  });

  it('takes no post from another site’s page', async () => {
    for (const { path } of routes.filter(({ method }) => method === 'POST')) {
      const { status } = await console.call(pathOf(path), {
        body: {},
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect([path, status]).toEqual([path, 403]);
    }
  });
});
