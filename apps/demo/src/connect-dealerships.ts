import { connectPaymentAccount, type ConnectPorts } from '@forecourt/app/checkout/connect-payment-account';
import type { World } from '@forecourt/testkit/world/world';
import { staffSession } from './staff-session.ts';

/** Accounts of play money: the provider's stand-in takes whichever it is told of. */
const playAccounts: ConnectPorts['accounts'] = {
  open: async ({ id }) => ({ account: `acct_demo${id.replaceAll('-', '')}`, onboardingUrl: '' }),
  read: async () => ({ state: 'active', canCharge: true }),
};

/** Connects every dealership of the world with the payment provider, as its own staff would (BUY-7). */
export async function connectDealerships(
  { store }: Pick<ConnectPorts, 'store'>,
  world: World,
  now: Date,
): Promise<number> {
  const ports = { store, accounts: playAccounts, provider: { name: 'stripe' } };
  let connected = 0;
  for (const dealership of world.dealerships) {
    const scope = staffSession(world, dealership);
    if (!scope) continue;
    const { id, name } = dealership;
    const made = await connectPaymentAccount(ports, { scope, now }, { id, name, email: null });
    if (made.ok) connected += 1;
  }
  return connected;
}
