import { harbourStaff, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCodeKey, proofs, startTestConsole, type TestConsole } from './test-console.ts';

/** Its own: other files try to come in as the same person. */
const key = newCodeKey();
let dealers: TwoDealers;
let console: TestConsole;
let email = '';

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl, { key });
  const person = await dealers.run(harbourStaff, ({ staff }) => staff.find(harbourStaff.staffId));
  email = person?.email ?? '';
  const made = await proofs.make(console.ports, email, key);
  await console.ports.store.run(harbourStaff, ({ staffSessions }) => staffSessions.setPassword(made));
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

const signIn = (answers: Partial<Record<'email' | 'password' | 'code', string>>) =>
  console.call('/api/sign-in/password', {
    body: { email, password: proofs.password, code: '000000', ...answers },
  });
const disable = (disabledAt: Date | null) =>
  dealers.loader.kysely.updateTable('staff').set({ disabledAt }).where('email', '=', email).execute();
/** As if no code had been used. */
const forgetSteps = () => dealers.loader.kysely.updateTable('staff').set({ codeStep: null }).execute();

describe('STAFF-1.1 signing in with a password and a code', () => {
  it('says the same whatever is wrong', async () => {
    const code = await proofs.code();
    const wrong = [{ email: 'nobody@nowhere.example', code }, { password: 'another', code }, { code: '123' }];
    for (const answers of wrong) {
      const { status, json, cookie } = await signIn(answers);
      expect([status, json, cookie]).toEqual([
        401,
        { error: expect.objectContaining({ code: 'not_recognised' }) },
        '',
      ]);
    }
  });

  it('lets in once for each code, and shows who it is', async () => {
    await forgetSteps();
    const code = await proofs.code();
    const { status, json, cookie } = await signIn({ code });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      email,
      title: 'Group manager',
      rooms: ['today', 'leads', 'deliveries', 'people', 'audit'],
    });
    expect((await signIn({ code })).status).toBe(401);
    const { sessions } = (await console.call('/api/sessions', { cookie })).json as {
      sessions: { isThisOne: boolean }[];
    };
    expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([true]);
  });

  it('ends a session for good', async () => {
    await forgetSteps();
    const { cookie } = await signIn({ code: await proofs.code() });
    expect((await console.call('/api/session', { cookie })).status).toBe(200);
    expect((await console.call('/api/sign-out', { cookie, body: {} })).status).toBe(200);
    expect((await console.call('/api/session', { cookie })).status).toBe(401);
  });

  it('forgets whoever was disabled at once', async () => {
    await forgetSteps();
    const { cookie } = await signIn({ code: await proofs.code() });
    await disable(new Date());
    expect((await console.call('/api/session', { cookie })).status).toBe(401);
    await disable(null);
  });

  it('makes whoever guesses wait', async () => {
    const tries = [];
    for (let n = 0; n < 12; n += 1) tries.push((await signIn({ email: 'guessed@nowhere.example' })).status);
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(tries.slice(10)).toEqual([429, 429]);
  });
});
