import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  domains,
  harbourId,
  ofHarbour,
  ofRanges,
  openSignOnWorld,
  slugs,
  type SignOnWorld,
} from './sign-on/sign-on-world.ts';

let world: SignOnWorld;

/** What everybody is told who is not let in, whatever was wrong. */
const refused = { location: '/sign-in?sso=refused', session: null };
const mia = `mia@${domains.harbour}`;

beforeAll(async () => {
  world = await openSignOnWorld();
  await world.setUp('harbour');
  await world.setUp('ranges');
  const { people } = world.provider.state;
  const add = async (name: string, email: string, ...places: Parameters<SignOnWorld['addPerson']>[2][]) => {
    people.set(name, { email, isVerified: true });
    await world.addPerson(name, email, ...places);
  };
  await add('mia', mia, ofHarbour);
  await add('caroline', `caroline@${domains.harbour}`, { kind: 'account', accountId: harbourId });
  await add('opal', `opal@${domains.harbour}`, { kind: 'operator' });
  await add('reid', `reid@${domains.harbour}`, ofRanges);
  await add('both', `both@${domains.harbour}`, ofHarbour, ofRanges);
  await add('nowhere', `nowhere@${domains.harbour}`);
  await add('gone', `gone@${domains.harbour}`, ofHarbour);
  await add('elsewhere', 'elsewhere@other.example', ofHarbour);
  people.set('unverified', { email: `caroline@${domains.harbour}`, isVerified: false });
  people.set('another mia', { email: mia, isVerified: true });
  people.set('nobody', { email: `nobody@${domains.harbour}`, isVerified: true });
  await world.kysely
    .updateTable('staff')
    .set({ disabledAt: new Date() })
    .where('email', '=', `gone@${domains.harbour}`)
    .execute();
});
afterAll(() => world.close());
beforeEach(() => {
  Object.assign(world.provider.state, { login: null, provedAt: null, tamper: null, isForging: false });
  world.provider.state.silent.clear();
  world.codes.length = 0;
});

const who = async (session: string | null) =>
  (await world.console.call('/api/session', { cookie: session ?? '' })).json['email'];

describe('STAFF-1.5 signing in by the provider of one’s group', () => {
  it('STAFF-1.5 knows by the domain alone who has such a way', async () => {
    for (const [email, singleSignOn] of [
      [mia, true],
      [`anybody@${domains.harbour}`, true],
      ['mia@other.example', false],
      ['mia', false],
    ]) {
      const { json } = await world.console.call('/api/sign-in/ways', { body: { email } });
      expect([email, json]).toEqual([email, { singleSignOn }]);
    }
  });

  it('STAFF-1.5 lets in whom the provider means, to where they wanted to go', async () => {
    world.provider.state.login = 'mia';
    const { begun, callback, kept } = await world.leave(
      `/api/sign-in/single-sign-on?email=${mia}&back=${encodeURIComponent('/leads?tab=mine')}`,
    );
    expect(begun.status).toBe(303);
    expect(begun.setCookies[0]).toMatch(/HttpOnly; SameSite=Lax/);
    const asked = new URL(begun.location ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: mia,
    });
    const { location, session } = await world.comeBack(callback, kept);
    expect(location).toBe('/leads?tab=mine');
    expect(await who(session)).toBe(mia);
    const { sessions } = (await world.console.call('/api/sessions', { cookie: session ?? '' })).json as {
      sessions: { by: string }[];
    };
    expect(sessions.map(({ by }) => by)).toContain('Single sign-on');
    const [entry] = await world.dealers.run(harbourStaff, ({ audit }) =>
      audit.search({ who: null, text: null, since: null, until: null, before: null, limit: 1 }),
    );
    expect(entry).toMatchObject({ action: 'sign_in', whoName: 'mia', after: { by: 'single sign on' } });
  });

  it('STAFF-1.5 lets in from the group’s own address, and a manager of the whole group as well', async () => {
    const { location, session } = await world.signOn('caroline');
    expect([location, await who(session)]).toEqual(['/', `caroline@${domains.harbour}`]);
  });

  it('STAFF-1.5 makes whoever tries one email again and again wait', async () => {
    const path = `/api/sign-in/single-sign-on?email=guessed@${domains.harbour}`;
    const led = [];
    for (let n = 0; n < 11; n += 1) led.push((await world.console.call(path)).location);
    expect(led.filter((location) => location === '/sign-in?sso=too_often')).toHaveLength(1);
    expect(led.at(-1)).toBe('/sign-in?sso=too_often');
  });

  it('STAFF-1.5 leads back to no other site', async () => {
    world.provider.state.login = 'mia';
    for (const back of ['//evil.example', '/\t/evil.example', 'https://evil.example']) {
      const { callback, kept } = await world.leave(
        `/api/sign-in/single-sign-on?group=${slugs.harbour}&back=${encodeURIComponent(back)}`,
      );
      expect((await world.comeBack(callback, kept)).location).toBe('/');
    }
  });

  it.each([
    ['by an email that is not verified', 'unverified', 'email_not_proved'],
    ['of a domain that is not the group’s', 'elsewhere', 'email_not_proved'],
    ['who is an operator', 'opal', 'not_theirs'],
    ['of another account', 'reid', 'not_theirs'],
    ['who works for another account as well', 'both', 'not_theirs'],
    ['who works nowhere', 'nowhere', 'not_theirs'],
    ['who was shut out', 'gone', 'not_theirs'],
    ['whom nobody knows', 'nobody', 'not_theirs'],
  ])('STAFF-1.5 lets in nobody %s, and says no more than to others', async (_, name, code) => {
    expect(await world.signOn(name)).toEqual(refused);
    expect(world.codes).toEqual([code]);
  });

  it('STAFF-1.5 lets no provider speak for another group’s people', async () => {
    await world.addPerson('rosa', `rosa@${domains.ranges}`, ofHarbour);
    world.provider.state.people.set('rosa', { email: `rosa@${domains.ranges}`, isVerified: true });
    expect(await world.signOn('rosa', slugs.ranges)).toEqual(refused);
    expect(await world.signOn('mia', slugs.ranges)).toEqual(refused);
    expect(world.codes).toEqual(['not_theirs', 'email_not_proved']);
  });

  it('STAFF-1.5 knows somebody by the provider’s own name for them from the first time on', async () => {
    expect((await world.signOn('mia')).session).not.toBeNull();
    expect(await world.signOn('another mia')).toEqual(refused);
    expect((await world.signOn('mia')).session).not.toBeNull();
    // Nor is one name two people.
    world.provider.state.people.set('mia', { email: `caroline@${domains.harbour}`, isVerified: true });
    expect(await world.signOn('mia')).toEqual(refused);
    world.provider.state.people.set('mia', { email: mia, isVerified: true });
    expect(world.codes).toEqual(['not_theirs', 'not_theirs']);
  });
});

const changed = (address: string, name: string, value: string) => {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
};

describe('STAFF-1.5 what comes back from a provider', () => {
  const path = `/api/sign-in/single-sign-on?group=${slugs.harbour}`;
  const leave = () => {
    world.provider.state.login = 'mia';
    return world.leave(path);
  };
  it('STAFF-1.5 counts once', async () => {
    const { callback, kept } = await leave();
    expect((await world.comeBack(callback, kept)).session).not.toBeNull();
    expect(await world.comeBack(callback, kept)).toEqual(refused);
    expect(world.codes).toEqual(['nobody_asked']);
  });

  it('STAFF-1.5 counts in the browser that asked, for what it asked', async () => {
    const [mine, other] = [await leave(), await leave()];
    expect(await world.comeBack(mine.callback, '')).toEqual(refused);
    expect(await world.comeBack(mine.callback, other.kept)).toEqual(refused);
    expect(await world.comeBack(mine.callback, `${mine.kept.slice(0, -4)}AAAA`)).toEqual(refused);
    expect(await world.comeBack(changed(mine.callback, 'state', 'made-up'), mine.kept)).toEqual(refused);
    const elsewhere = mine.callback.replace(harbourId, '01900000-0000-7000-9000-0000000000b0');
    expect(await world.comeBack(elsewhere, mine.kept)).toEqual(refused);
    expect(new Set(world.codes)).toEqual(new Set(['nobody_asked']));
    // None of these used it up.
    expect((await world.comeBack(mine.callback, mine.kept)).session).not.toBeNull();
  });

  it('STAFF-1.5 is not a code that somebody made up, nor a refusal', async () => {
    const [one, two] = [await leave(), await leave()];
    expect(await world.comeBack(changed(one.callback, 'code', 'made-up'), one.kept)).toEqual(refused);
    const denied = new URL(two.callback);
    denied.searchParams.delete('code');
    denied.searchParams.set('error', 'access_denied');
    expect(await world.comeBack(denied.href, two.kept)).toEqual(refused);
    expect(world.codes).toEqual(['refused_there', 'refused_there']);
  });

  it.each([
    ['for another audience', { aud: 'somebody else' }],
    ['of another issuer', { iss: 'https://login.evil.example' }],
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['that is over', { exp: Math.floor(Date.now() / 1_000) - 60 }],
  ])('STAFF-1.5 is no ID token %s', async (_, claims) => {
    world.provider.state.tamper = (said) => ({ ...said, ...claims });
    const { callback, kept } = await leave();
    expect(await world.comeBack(callback, kept)).toEqual(refused);
    expect(world.codes).toEqual(['refused_there']);
  });

  it('STAFF-1.5 is no ID token that somebody else has signed', async () => {
    world.provider.state.isForging = true;
    const { callback, kept } = await leave();
    expect(await world.comeBack(callback, kept)).toEqual(refused);
    expect(world.codes).toEqual(['refused_there']);
  });
});

describe('STAFF-1.5 a provider that is down', () => {
  const gone = { location: '/sign-in?sso=no_answer', session: null };

  it('STAFF-1.5 is said within its time when somebody comes back, and is no longer once it answers', async () => {
    world.provider.state.login = 'mia';
    const { callback, kept } = await world.leave(`/api/sign-in/single-sign-on?group=${slugs.harbour}`);
    world.provider.state.silent.add('/token');
    const began = performance.now();
    expect(await world.comeBack(callback, kept)).toEqual(gone);
    expect(performance.now() - began).toBeLessThan(8_500);
    world.provider.state.silent.clear();
    expect((await world.signOn('mia')).session).not.toBeNull();
  }, 20_000);

  it('STAFF-1.5 that says nothing of itself keeps nobody for long', async () => {
    world.provider.state.silent.add('/.well-known/openid-configuration');
    const began = performance.now();
    expect(await world.setUp('ranges')).toEqual({ ok: false, error: 'no_answer' });
    expect(performance.now() - began).toBeLessThan(8_500);
  }, 20_000);

  it('STAFF-1.5 is no provider yet: setting it up changes nothing', async () => {
    const port = await closedPort();
    const issuer = `http://127.0.0.1:${port}`;
    expect(await world.setUp('ranges', { issuer })).toEqual({ ok: false, error: 'no_answer' });
    expect(
      (await world.console.call('/api/sign-in/ways', { body: { email: `x@${domains.ranges}` } })).json,
    ).toEqual({ singleSignOn: true });
  });

  it('STAFF-1.5 slows nobody of another group, and is left alone for a while', async () => {
    await world.kysely
      .updateTable('identityProviders')
      .set({ issuer: `http://127.0.0.1:${await closedPort()}` })
      .where('accountId', '<>', harbourId)
      .execute();
    const ask = () => world.console.call(`/api/sign-in/single-sign-on?group=${slugs.ranges}`);
    for (let n = 0; n < 4; n += 1) expect((await ask()).location).toBe(gone.location);
    expect((await world.signOn('mia')).session).not.toBeNull();
  });
});

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}
