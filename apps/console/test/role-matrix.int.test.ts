import { randomUUID } from 'node:crypto';
import { may } from '@forecourt/domain/staff/permissions';
import { staffRoles, type StaffRole } from '@forecourt/domain/staff/membership';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { buildLead } from '@forecourt/testkit/build-lead';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../server/console-routes.ts';
import { codeKey, startTestConsole, type TestConsole } from './test-console.ts';

const tokens = hashedTokens([codeKey]);
const { harbourToyota: harbour, rangesKia: ranges } = twoSites;
const accounts = { own: harbour, other: ranges } as const;
type Side = keyof typeof accounts;

/** A member of each role of two accounts, signed in. */
const cookies = new Map<string, string>();
const leadId = buildLead({}).id;

let dealers: TwoDealers;
let console: TestConsole;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
  await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({
      lead: buildLead({ id: leadId, dealershipId: harbour.id, carId: null, formCompleted: true }),
      idempotencyKey: randomUUID(),
      now: new Date(),
    }),
  );
  for (const side of ['own', 'other'] as const) {
    for (const role of staffRoles) await addMember(side, role);
  }
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

async function addMember(side: Side, role: StaffRole): Promise<void> {
  const { kysely } = dealers.loader;
  const [{ id: staffId } = { id: '' }] = await kysely
    .insertInto('staff')
    .values({ name: `${role} ${side}`, email: `${role}.${side}@matrix.example` })
    .returning('id')
    .execute();
  const { id: dealershipId, accountId } = accounts[side];
  const of =
    role === 'operator'
      ? { kind: 'operator' as const }
      : role === 'group_manager'
        ? { kind: 'account' as const, accountId }
        : { kind: 'dealership' as const, dealershipId };
  await kysely
    .insertInto('memberships')
    .values({ staffId, role, ...of })
    .execute();
  const token = tokens.make();
  await kysely
    .insertInto('staffSessions')
    .values({
      staffId,
      tokenHash: Buffer.from(tokens.hash(token)),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .execute();
  cookies.set(`${side} ${role}`, `staff=${token}`);
}

const pathOf = (path: string) => path.replace('{id}', leadId).replace('{deliveryId}', leadId);
const bodies: Readonly<Record<string, unknown>> = {
  '/api/leads/{id}/note': { text: 'rang', version: '1' },
  '/api/leads/{id}/call': { outcome: 'no_answer', version: '1' },
  '/api/leads/{id}/assign': { staffId: null, version: '1' },
  '/api/leads/{id}/stage': { stage: 'contacted', version: '1' },
  '/api/passkeys': { response: {} },
};
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
        const body = method === 'POST' ? (bodies[path] ?? {}) : undefined;
        const { status, json } = await console.call(pathOf(path), { cookie, body });
        const mayDo = needs === 'signedIn' || (needs !== 'nobody' && may(new Set([role]), needs));
        const what = `${side} ${role} ${path}: ${JSON.stringify(json).slice(0, 120)}`;
        const isFound = JSON.stringify(json).includes(leadId) || (path.includes('{id}') && status !== 404);
        // What the role may do it does at its own place alone.
        const leaks = mayDo && side === 'other' && isFound;
        const misses = mayDo && side === 'own' && path === '/api/leads' && !isFound;
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
      const body = method === 'POST' ? (bodies[path] ?? {}) : undefined;
      expect((await console.call(pathOf(path), { body })).status).toBe(401);
      expect((await console.call(pathOf(path), { body, cookie: `staff=${tokens.make()}` })).status).toBe(401);
    },
  );

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
