import type { DealershipId } from '@forecourt/domain/core/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { newUuid } from '../../test/simulated-payments.ts';
import { runSimulator } from '../../test/simulator.ts';
import { stripeAccounts } from './stripe-accounts.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
beforeAll(async () => {
  simulator = await runSimulator();
});
afterAll(() => simulator.stop());

const accounts = () =>
  stripeAccounts({
    url: simulator.origin,
    secretKey: 'sk_test_123',
    clock: realClock,
    returnUrl: 'http://localhost/connected',
  });
const dealership = () => ({ id: newUuid() as DealershipId, name: 'Harbourside Mazda', email: null });

it('BUY-7 a dealership opens its own account, and takes money once the provider has its answers', async () => {
  const { account, onboardingUrl } = await accounts().open(dealership());
  expect(await accounts().read(account)).toEqual({ state: 'pending', canCharge: false });
  expect(onboardingUrl).toContain(account);
  await simulator.send('PUT', '/payments/accounts', { account, state: 'active' });
  expect(await accounts().read(account)).toEqual({ state: 'active', canCharge: true });
});

it('BUY-7 the same dealership opens one account, however often it asks', async () => {
  const one = dealership();
  const [first, again] = [await accounts().open(one), await accounts().open(one)];
  expect(again.account).toBe(first.account);
  expect((await accounts().open(dealership())).account).not.toBe(first.account);
});

it.each([
  ['acct_restricted_1', { state: 'restricted', canCharge: false }],
  ['acct_pending_1', { state: 'pending', canCharge: false }],
  ['acct_closed_1', { state: 'closed', canCharge: false }],
  ['acct_unknown_1', null],
])('BUY-7 the state of an account is the provider’s word: %s', async (account, expected) => {
  expect(await accounts().read(account)).toEqual(expected);
});
