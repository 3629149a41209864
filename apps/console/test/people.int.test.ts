import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { presentCode } from '@forecourt/testkit/present-code';
import { twoSites } from '@forecourt/testkit/two-sites';
import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest';
import { addMember } from './add-member.ts';
import { codeKey, startTestConsole, type TestConsole } from './test-console.ts';
import { sendStaffLink } from '@forecourt/app/staff/people/mail-staff-link.job';

const tokens = hashedTokens([codeKey]);
const { harbourToyota: harbour, rangesKia: ranges } = twoSites;
const atHarbour = { kind: 'dealership', id: harbour.id } as const;

let dealers: TwoDealers;
let console: TestConsole;
let sealing: MockInstance<TestConsole['ports']['codeKeys']['seal']>;
const kysely = () => dealers.loader.kysely;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
  sealing = vi.spyOn(console.ports.codeKeys, 'seal');
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

/** Somebody with a role, signed in. */
async function member(role: 'group_manager' | 'dealership_manager' | 'sales' | 'operator', at = harbour) {
  const { id, email, membershipId, cookie } = await addMember(dealers, { role, at });
  return {
    id,
    email,
    membershipId,
    post: (path: string, body: object = {}) => console.call(path, { cookie, body }),
    get: (path: string) => console.call(path, { cookie }),
  };
}

/** The mail that was put into the queue last, as the worker opens and sends it. */
async function lastMail() {
  const linkId = String(sealing.mock.lastCall?.[1]).replace('staff link ', '');
  const sealed = String(sealing.mock.results.at(-1)?.value);
  const sent: { to: string; text: string }[] = [];
  const mail = { send: (one: { to: string; text: string }) => Promise.resolve(void sent.push(one)) };
  const ports = { codeKeys: keyedCodes([codeKey]), mailFrom: 'a@b.example', mail };
  expect(await sendStaffLink(ports, { linkId, sealed })).toBe(true);
  return { to: sent[0]?.to, token: /#([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '' };
}

async function join(token: string, more: object = {}) {
  const held = { token, name: 'Nora Bright', ...more };
  const offered = await console.call('/api/join/codes', { body: held });
  const secret = (offered.json as { secret?: string }).secret ?? '';
  const oneTimeCode = secret === '' ? '000000' : await presentCode(secret);
  const body = { ...held, password: 'a long enough password', secret: secret || 'A'.repeat(32), oneTimeCode };
  return { offered, joined: await console.call('/api/join/password', { body }) };
}

const codeOf = ({ json }: { json: Record<string, unknown> }) =>
  (json['error'] as { code?: string } | undefined)?.code;
const entries = async (subjectId: string) =>
  kysely()
    .selectFrom('audit')
    .select(['action', 'staffId', 'fromAddress', 'sealed', 'before', 'after'])
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute();

describe('STAFF-1.3 an invitation', () => {
  it('is mailed, taken once with a password and codes, and makes a colleague', async () => {
    const manager = await member('dealership_manager');
    expect(
      (
        await manager.post('/api/people/invite', {
          email: 'Nora@Invited.example',
          role: 'sales',
          place: atHarbour,
        })
      ).status,
    ).toBe(200);
    const { to, token } = await lastMail();
    expect(to).toBe('nora@invited.example');
    const look = await console.call('/api/join/look', { body: { token } });
    expect(look.json).toMatchObject({ kind: 'invitation', email: to, role: 'Sales', needsSignIn: false });
    const { joined } = await join(token);
    expect([joined.status, joined.json['title']]).toEqual([200, 'Sales']);
    expect((await console.call('/api/session', { cookie: joined.cookie })).status).toBe(200);
    const again = await join(token);
    expect([codeOf(again.offered), codeOf(again.joined)]).toEqual(['link_over', 'link_over']);
    const people = (await manager.get('/api/people')).json['people'] as {
      name: string;
      signsInWith: string;
    }[];
    expect(people.find(({ name }) => name === 'Nora Bright')).toMatchObject({
      signsInWith: 'Password and code',
      isPasswordOnly: true,
    });
  });

  it('is over after seven days, when it was taken back, and when whoever sent it was shut out', async () => {
    const manager = await member('dealership_manager');
    const invite = async (email: string) => {
      await manager.post('/api/people/invite', { email, role: 'sales', place: atHarbour });
      return (await lastMail()).token;
    };
    const expired = await invite('late@invited.example');
    await kysely()
      .updateTable('staffInvitations')
      .set({ createdAt: new Date(Date.now() - 7.5 * 86_400_000), expiresAt: new Date(Date.now() - 60_000) })
      .where('email', '=', 'late@invited.example')
      .execute();
    const withdrawn = await invite('unwanted@invited.example');
    const { invitations } = (await manager.get('/api/people')).json as {
      invitations: { id: string; email: string }[];
    };
    const id = invitations.find(({ email }) => email === 'unwanted@invited.example')?.id ?? '';
    expect((await manager.post(`/api/invitations/${id}/withdraw`)).status).toBe(200);
    const orphaned = await invite('orphan@invited.example');
    await kysely()
      .updateTable('staff')
      .set({ disabledAt: new Date() })
      .where('id', '=', manager.id)
      .execute();
    for (const token of [expired, withdrawn, orphaned, tokens.make()]) {
      expect(codeOf((await join(token)).joined)).toBe('link_over');
    }
  });

  it('is for nobody’s higher role, no other account, and no operator', async () => {
    const manager = await member('dealership_manager');
    const head = await member('group_manager');
    const atRanges = { kind: 'dealership', id: ranges.id };
    const asked: readonly [typeof manager, string, object][] = [
      [manager, 'group_manager', { kind: 'account', id: harbour.accountId }],
      [manager, 'sales', { kind: 'account', id: harbour.accountId }],
      [manager, 'sales', atRanges],
      [head, 'sales', atRanges],
      [head, 'operator', { kind: 'account', id: harbour.accountId }],
      [head, 'group_manager', atHarbour],
    ];
    for (const [who, role, place] of asked) {
      const { status } = await who.post('/api/people/invite', { email: 'up@invited.example', role, place });
      expect([role, status]).not.toEqual([role, 200]);
    }
    expect(
      await kysely()
        .selectFrom('staffInvitations')
        .select('id')
        .where('email', '=', 'up@invited.example')
        .execute(),
    ).toEqual([]);
  });

  it('says the same of an email that works elsewhere, and is taken by its person alone, signed in', async () => {
    const manager = await member('dealership_manager');
    const [known, other] = [await member('sales', ranges), await member('sales', ranges)];
    const invited = await manager.post('/api/people/invite', {
      email: known.email,
      role: 'service',
      place: atHarbour,
    });
    expect([invited.status, invited.json]).toEqual([200, {}]);
    const { token } = await lastMail();
    expect((await console.call('/api/join/look', { body: { token } })).json['needsSignIn']).toBe(true);
    expect(codeOf((await join(token)).joined)).toBe('link_over');
    expect(codeOf(await other.post('/api/join/take', { token }))).toBe('link_over');
    expect((await known.post('/api/join/take', { token })).status).toBe(200);
    const rows = await kysely()
      .selectFrom('memberships')
      .select('role')
      .where('staffId', '=', known.id)
      .orderBy('role')
      .execute();
    expect(rows.map(({ role }) => role)).toEqual(['sales', 'service']);
    // Who works elsewhere as well is not one manager's to shut out or recover.
    expect(codeOf(await manager.post(`/api/people/${known.id}/recover`, { why: 'mine now' }))).toBe(
      'no_such_colleague',
    );
  });

  it('needs a proof of the last ten minutes, as does every change of staff', async () => {
    const manager = await member('dealership_manager');
    await kysely()
      .updateTable('staffSessions')
      .set({ provedAt: new Date(Date.now() - 660_000) })
      .where('staffId', '=', manager.id)
      .execute();
    const invitation = { email: 'x@invited.example', role: 'sales', place: atHarbour };
    for (const [path, body] of [
      ['/api/people/invite', invitation],
      [`/api/people/${manager.id}/disable`, { why: 'x' }],
      ['/api/audit/export', {}],
      ['/api/leads/export', {}],
    ] as const) {
      expect([path, codeOf(await manager.post(path, body))]).toEqual([path, 'prove_again']);
    }
  });
});

describe('STAFF-1.4 a recovery', () => {
  it('takes the link and the code, ends what was before, and both see it', async () => {
    const [manager, colleague] = [await member('dealership_manager'), await member('sales')];
    const started = await manager.post(`/api/people/${colleague.id}/recover`, { why: 'lost the phone' });
    const code = String(started.json['code']);
    expect([started.status, code]).toEqual([200, expect.stringMatching(/^\d{8}$/)]);
    expect((await colleague.get('/api/session')).status).toBe(401);
    const { to, token } = await lastMail();
    expect(to).toBe(colleague.email);
    expect(codeOf((await join(token)).joined)).toBe('code_wrong');
    const { joined } = await join(token, { code });
    expect(joined.status).toBe(200);
    expect(codeOf((await join(token, { code })).joined)).toBe('link_over');
    const seen = (await manager.get('/api/audit?q=staff')).json['entries'] as {
      did: string;
      subject: string;
      who: { id: string };
    }[];
    expect(seen).toContainEqual(
      expect.objectContaining({
        did: 'sent a new way in to',
        who: expect.objectContaining({ id: manager.id }),
      }),
    );
    expect((await entries(colleague.id)).map(({ action, staffId }) => [action, staffId])).toEqual([
      ['recover', manager.id],
      ['make_new_proofs', colleague.id],
      ['sign_in', colleague.id],
    ]);
    const own = await dealers.run({ kind: 'staff', staffId: colleague.id } as never, ({ audit }) =>
      audit.list({ dealershipId: harbour.id }, { limit: 50 }),
    );
    expect(own.map(({ action }) => action)).toContain('recover');
  });

  it('ends after five wrong codes', async () => {
    const [manager, colleague] = [await member('dealership_manager'), await member('sales')];
    const code = String(
      (await manager.post(`/api/people/${colleague.id}/recover`, { why: 'lost' })).json['code'],
    );
    const { token } = await lastMail();
    for (let n = 0; n < 5; n += 1)
      await console.call('/api/join/codes', { body: { token, name: 'x', code: '00000000' } });
    expect(codeOf((await join(token, { code })).joined)).toBe('link_over');
  });

  it('is of nobody above, nobody elsewhere, and never of oneself; the last manager does not shut themselves out', async () => {
    const [manager, head, elsewhere, operator] = [
      await member('dealership_manager'),
      await member('group_manager'),
      await member('sales', ranges),
      await member('operator'),
    ];
    for (const target of [manager, head, elsewhere, operator]) {
      for (const act of ['recover', 'disable', 'sessions/end']) {
        const { status } = await manager.post(`/api/people/${target.id}/${act}`, { why: 'because' });
        expect([act, status]).toEqual([act, 404]);
      }
    }
    const raise = { membershipId: manager.membershipId, role: 'dealership_manager', place: atHarbour };
    expect((await manager.post(`/api/people/${manager.id}/role`, raise)).status).toBe(404);
    expect((await head.post(`/api/people/${manager.id}/recover`, { why: 'left' })).status).toBe(200);
    expect((await operator.post(`/api/people/${head.id}/recover`, { why: 'rang us' })).status).toBe(200);
  });
});

describe('STAFF-1.3 changing people', () => {
  it('gives another role, no higher than one’s own, and shuts out at once', async () => {
    const [manager, colleague] = [await member('dealership_manager'), await member('sales')];
    const role = { membershipId: colleague.membershipId, role: 'service', place: atHarbour };
    expect((await manager.post(`/api/people/${colleague.id}/role`, role)).status).toBe(200);
    const up = { ...role, role: 'group_manager', place: { kind: 'account', id: harbour.accountId } };
    expect((await manager.post(`/api/people/${colleague.id}/role`, up)).status).toBe(404);
    expect((await colleague.get('/api/session')).json['title']).toBe('Service');
    expect((await manager.post(`/api/people/${colleague.id}/disable`, { why: 'left' })).status).toBe(200);
    expect((await colleague.get('/api/session')).status).toBe(401);
    expect((await manager.post(`/api/people/${colleague.id}/enable`, { why: 'is back' })).status).toBe(200);
    const [changed] = await entries(colleague.id);
    expect(changed).toMatchObject({ action: 'change_role', staffId: manager.id, before: null, after: null });
    expect(changed?.fromAddress).toBe('127.0.0.1');
    expect(changed?.sealed?.length).toBeGreaterThan(28);
  });
});
