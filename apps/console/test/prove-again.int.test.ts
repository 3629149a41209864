import {
  harbourStaff,
  openTwoDealers,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newCodeKey, proofs, startTestConsole, type TestConsole } from './test-console.ts';

/** Its own: other files try to come in as the same person. */
const key = newCodeKey();
let dealers: TwoDealers;
let console: TestConsole;
let cookie = '';

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl, { key });
  for (const scope of [harbourStaff, rangesStaff]) {
    const person = await dealers.run(scope, ({ staff }) => staff.find(scope.staffId));
    const made = await proofs.make(console.ports, person?.email ?? '', key);
    await console.ports.store.run(scope, ({ staffSessions }) => staffSessions.setPassword(made));
  }
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

const kysely = () => dealers.loader.kysely;
const forgetSteps = () => kysely().updateTable('staff').set({ codeStep: null }).execute();
const age = (minutes: number) =>
  kysely()
    .updateTable('staffSessions')
    .set({ provedAt: new Date(Date.now() - minutes * 60_000) })
    .execute();
const provedMinutesAgo = async () => {
  const { provedAt } = await kysely()
    .selectFrom('staffSessions')
    .select('provedAt')
    .where('staffId', '=', harbourStaff.staffId)
    .executeTakeFirstOrThrow();
  return Math.round((Date.now() - provedAt.getTime()) / 60_000);
};
const prove = (body: object) => console.call('/api/session/proof/password', { cookie, body });

beforeEach(async () => {
  await kysely().deleteFrom('staffSessions').execute();
  await forgetSteps();
  const person = await dealers.run(harbourStaff, ({ staff }) => staff.find(harbourStaff.staffId));
  const signedIn = await console.call('/api/sign-in/password', {
    body: { email: person?.email, password: proofs.password, code: await proofs.code() },
  });
  cookie = signedIn.cookie;
  await forgetSteps();
  await age(11);
});

describe('STAFF-1.1 proving again that it is you', () => {
  it('takes the password with a code, which counts once', async () => {
    const code = await proofs.code();
    expect(await provedMinutesAgo()).toBe(11);
    expect((await prove({ password: proofs.password, code })).status).toBe(200);
    expect(await provedMinutesAgo()).toBe(0);
    await age(11);
    expect((await prove({ password: proofs.password, code })).status).toBe(401);
    expect(await provedMinutesAgo()).toBe(11);
  });

  it.each([
    ['the wrong password', { password: 'another', code: null }],
    ['the wrong code', { password: proofs.password, code: '12345' }],
  ])('takes no proof from %s', async (_, { password, code }) => {
    expect((await prove({ password, code: code ?? (await proofs.code()) })).status).toBe(401);
    expect(await provedMinutesAgo()).toBe(11);
  });

  it('takes no passkey that answers what another was asked, nor one that is not theirs', async () => {
    const asked = await console.call('/api/session/proof/passkey/options', { cookie, body: {} });
    const challenge = String(asked.json['challenge']);
    expect(challenge.length).toBeGreaterThan(20);
    // It is bound to who is signed in: nobody else's session takes it, and it lets nobody in at the door.
    expect(await console.ports.directory.takeChallenge(challenge, rangesStaff.staffId)).toBe(false);
    expect(await console.ports.directory.takeChallenge(challenge, null)).toBe(false);
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge, type: 'webauthn.get' })).toString(
      'base64url',
    );
    const response = { id: 'bm9ib2R5', rawId: 'bm9ib2R5cw', response: { clientDataJSON } };
    const { status } = await console.call('/api/session/proof/passkey', { cookie, body: { response } });
    expect([status, await provedMinutesAgo()]).toEqual([401, 11]);
  });
});
