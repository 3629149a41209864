import { removeSignOn, setUpSignOn } from '@forecourt/app/staff/single-sign-on/set-up-sign-on';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { StaffId } from '@forecourt/domain/core/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domains, ofHarbour, openSignOnWorld, slugs, type SignOnWorld } from './sign-on/sign-on-world.ts';
import { proofs } from './test-console.ts';

let world: SignOnWorld;
let miaId: StaffId;
let session = '';
const mia = `mia@${domains.harbour}`;
const jo = `jo@${domains.harbour}`;
const proofPath = '/api/session/proof/single-sign-on';

beforeAll(async () => {
  world = await openSignOnWorld();
  await world.setUp('harbour');
  miaId = await world.addPerson('mia', mia, ofHarbour);
  await world.addPerson('jo', jo, ofHarbour);
  world.provider.state.people.set('mia', { email: mia, isVerified: true });
  world.provider.state.people.set('jo', { email: jo, isVerified: true });
});
afterAll(() => world.close());

const age = () =>
  world.kysely
    .updateTable('staffSessions')
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .execute();
const provedMinutesAgo = async () => {
  const { provedAt } = await world.kysely
    .selectFrom('staffSessions')
    .select('provedAt')
    .where('staffId', '=', miaId)
    .executeTakeFirstOrThrow();
  return Math.round((Date.now() - provedAt.getTime()) / 60_000);
};
/** Goes to the provider and back to prove it. */
async function prove() {
  const { begun, callback, kept } = await world.leave(proofPath, session);
  if (callback === '') return begun.location;
  return (await world.comeBack(callback, `${session}; ${kept}`)).location;
}

beforeEach(async () => {
  await world.kysely.deleteFrom('staffSessions').execute();
  Object.assign(world.provider.state, { login: null, provedAt: null, tamper: null });
  session = (await world.signOn('mia')).session ?? '';
  world.codes.length = 0;
  await age();
});

/** How old the proof of a session is that has just begun, by what the provider says. */
const signInSaying = async (authTime: number | undefined) => {
  await world.kysely.deleteFrom('staffSessions').execute();
  world.provider.state.tamper = (claims) => ({ ...claims, auth_time: authTime });
  await world.signOn('mia');
  return provedMinutesAgo();
};

describe('STAFF-1.5 proving again that it is you, by the provider', () => {
  it('STAFF-1.5 asks the provider to ask anew, and takes that', async () => {
    const { begun } = await world.leave(proofPath, session);
    const asked = new URL(begun.location ?? '').searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    expect(await prove()).toBe('/proved?sso=done');
    expect(await provedMinutesAgo()).toBe(0);
    const { json } = await world.console.call('/api/session/proof/ways', { cookie: session });
    expect(json).toEqual({ singleSignOn: true, passkeyAndPassword: true });
  });

  it('STAFF-1.5 is asked for where the provider let somebody in without asking them anything', async () => {
    const now = Math.floor(Date.now() / 1_000);
    expect(await signInSaying(now)).toBe(0);
    expect(await signInSaying(now - 3_600)).toBe(60);
    expect(await signInSaying(undefined)).toBeGreaterThan(1_000_000);
  });

  it('STAFF-1.5 takes nothing that was proved before it was asked for', async () => {
    world.provider.state.provedAt = new Date(Date.now() - 5 * 60_000);
    expect(await prove()).toBe('/proved?sso=refused');
    expect(world.codes).toEqual(['not_proved_anew']);
    expect(await provedMinutesAgo()).toBe(11);
  });

  it('STAFF-1.5 takes nothing that does not say when it was proved', async () => {
    world.provider.state.tamper = (claims) => ({ ...claims, auth_time: undefined });
    expect(await prove()).toBe('/proved?sso=refused');
    expect(world.codes).toEqual(['not_proved_anew']);
    expect(await provedMinutesAgo()).toBe(11);
  });

  it('STAFF-1.5 takes no colleague’s proof, and signs nobody in', async () => {
    world.provider.state.login = 'jo';
    const { callback, kept } = await world.leave(proofPath, session);
    const back = await world.comeBack(callback, `${session}; ${kept}`);
    expect(back).toEqual({ location: '/proved?sso=refused', session: null });
    expect(world.codes).toEqual(['not_theirs']);
    expect(await provedMinutesAgo()).toBe(11);
  });

  it('STAFF-1.5 is no way for who never came in by it', async () => {
    await world.kysely.deleteFrom('staffIdentities').execute();
    expect(await prove()).toBe('/proved?sso=refused');
    const { json } = await world.console.call('/api/session/proof/ways', { cookie: session });
    expect(json).toMatchObject({ singleSignOn: false });
    await world.signOn('mia');
  });
});

const signIn = async (email: string) => {
  await world.kysely.updateTable('staff').set({ codeStep: null }).execute();
  return world.console.call('/api/sign-in/password', {
    body: { email, password: proofs.password, code: await proofs.code() },
  });
};
const giveProofs = async (staffId: StaffId, email: string) => {
  const made = await proofs.make(world.console.ports, email, world.key);
  await world.console.ports.store.run(grantStaffScope(staffId), ({ staffSessions }) =>
    staffSessions.setPassword(made),
  );
};

describe('STAFF-1.5 a group whose people come in by their provider alone', () => {
  it('STAFF-1.5 refuses a password that is right, and names the way in', async () => {
    await giveProofs(miaId, mia);
    expect((await signIn(mia)).status).toBe(200);
    await world.setUp('harbour', { isRequired: true });
    const { status, json } = await signIn(mia);
    expect([status, json]).toEqual([
      422,
      {
        error: expect.objectContaining({
          code: 'sign_on_required',
          message: expect.stringMatching(/Continue/),
        }),
      },
    ]);
    const proof = await world.console.call('/api/session/proof/password', {
      cookie: session,
      body: { password: proofs.password, code: await proofs.code() },
    });
    expect([proof.status, await provedMinutesAgo()]).toEqual([422, 11]);
    expect((await world.console.call('/api/session/proof/ways', { cookie: session })).json).toEqual({
      singleSignOn: true,
      passkeyAndPassword: false,
    });
  });

  it('STAFF-1.5 says no more than ever to who has no right password', async () => {
    const { status, json } = await world.console.call('/api/sign-in/password', {
      body: { email: mia, password: 'another', code: '000000' },
    });
    expect([status, json]).toMatchObject([401, { error: { code: 'not_recognised' } }]);
  });

  it('STAFF-1.5 leaves everybody else their own ways, whatever the domain of their email', async () => {
    const operator = await world.addPerson('opal', `opal@${domains.harbour}`, { kind: 'operator' });
    await giveProofs(operator, `opal@${domains.harbour}`);
    expect((await signIn(`opal@${domains.harbour}`)).status).toBe(200);
  });
});

describe('STAFF-1.5 setting it up', () => {
  it('STAFF-1.5 is an operator’s alone, and in the audit without the secret', async () => {
    const input = { slug: slugs.harbour, issuer: world.provider.issuer, clientId: 'forecourt' };
    const given = { ...input, secret: 'a new one', domains: [domains.harbour], isRequired: false };
    const set = (staffId: StaffId, more: object = {}) =>
      setUpSignOn(world.console.ports, grantStaffScope(staffId), { ...given, ...more });
    expect(await set(miaId)).toEqual({ ok: false, error: 'not_an_operator' });
    expect(await set(world.operator, { slug: 'nobody' })).toEqual({ ok: false, error: 'no_such_group' });
    expect(await set(world.operator, { domains: ['*.example'] })).toEqual({ ok: false, error: 'no_domain' });
    expect(await set(world.operator, { slug: slugs.ranges })).toEqual({ ok: false, error: 'domain_taken' });
    const entries = await world.kysely
      .selectFrom('audit')
      .select(['after', 'staffId'])
      .where('action', '=', 'set_up_sign_on')
      .execute();
    expect(entries.every(({ staffId }) => staffId === world.operator)).toBe(true);
    expect(entries[0]?.after).toMatchObject({ issuer: world.provider.issuer, domains: domains.harbour });
    expect(JSON.stringify(entries)).not.toContain(world.provider.secret);
  });

  it('STAFF-1.5 forgets whom a provider knew, with the provider', async () => {
    await removeSignOn(world.console.ports, grantStaffScope(world.operator), slugs.harbour);
    expect(await world.kysely.selectFrom('staffIdentities').selectAll().execute()).toEqual([]);
    const { json } = await world.console.call('/api/sign-in/ways', { body: { email: mia } });
    expect(json).toEqual({ singleSignOn: false });
  });
});
