import type { CheckoutStore } from '@forecourt/app/checkout/checkout-stores';
import type { StartPorts } from '@forecourt/app/checkout/start-input';
import { startReservation } from '@forecourt/app/checkout/start-reservation';
import type { PaymentProvider } from '@forecourt/app/ports/checkout/payment-provider.port';
import { countingLimiter } from '@forecourt/providers/rate-limiter/counting-limiter';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { buyerOf, harbour, ranges } from './checkout-world.ts';

const nobody = { readBuyer: async () => ({ now: new Date(), keeps: [], hasPaid: false }) };
const stores = { reservations: nobody, paymentAccounts: { find: async () => null } };

/** The door of reserving, up to where a dealership without an account is refused. */
function door() {
  const ports = {
    store: {
      run: (_scope: unknown, work: (all: typeof stores) => unknown) => work(stores),
    } as unknown as CheckoutStore,
    provider: { name: 'stripe' } as PaymentProvider,
    limiter: countingLimiter({
      counts: { add: async () => null },
      secrets: [Buffer.alloc(32, 7)],
      processes: 1,
      nowMs: () => 0,
    }),
    tokens: { hash: () => Buffer.alloc(32), make: () => 'a link' },
    codeKeys: { seal: (text: string) => text },
    newId: () => 'an id',
  } satisfies StartPorts;
  return async (context: typeof harbour, network: string) => {
    const started = await startReservation(ports, context, buyerOf(buildCar(), { network }));
    return started.ok ? 'started' : started.error;
  };
}

const times = async (count: number, ask: (n: number) => Promise<string>) => {
  const answers: Record<string, number> = {};
  for (let n = 0; n < count; n += 1) {
    const answer = await ask(n);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
};

describe('BUY-1.2 asking to reserve too often', () => {
  it('makes one sender wait after 30 in an hour, and nobody else', async () => {
    const ask = door();
    expect(await times(31, () => ask(harbour, '192.0.2.1'))).toEqual({ no_account: 30, too_many: 1 });
    expect(await ask(harbour, '192.0.2.2')).toBe('no_account');
    expect(await ask(ranges, '192.0.2.1')).toBe('no_account');
  });

  it('of one who goes on and on counts no more against the site', async () => {
    const ask = door();
    await times(2_000, () => ask(harbour, '192.0.2.1'));
    expect(await times(500, (n) => ask(harbour, `198.51.100.${n}`))).toEqual({ no_account: 500 });
  });

  it('by a flood from everywhere makes that site wait after 600 in ten minutes, and no other site', async () => {
    const ask = door();
    const flood = await times(700, (n) => ask(harbour, `198.51.${Math.floor(n / 250)}.${n % 250}`));
    expect(flood).toEqual({ no_account: 600, too_many: 100 });
    expect(await times(100, (n) => ask(ranges, `198.51.100.${n}`))).toEqual({ no_account: 100 });
  });
});
