import { parseEmail } from '@forecourt/domain/core/email';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { addExactHours } from '@forecourt/domain/core/zoned-time';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { CarWaitStore } from '../../ports/checkout/car-wait-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { waitWording } from '../../shared/wait-wording.ts';
import { lookForFreeCars } from './tell-free-cars.job.ts';

export interface AskToBeToldPorts {
  readonly store: StoreRunner<{
    readonly carWaits: Pick<CarWaitStore, 'add'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  readonly limiter: RateLimiter;
}

/** Nobody need confirm an address that gets one mail; so nobody can have many of them sent. */
const perNetwork = { limit: 10, windowSeconds: 86_400 };
const perAddress = { limit: 5, windowSeconds: 86_400 };
const limits = { perPerson: 5, perSite: 20_000 };
const waitHours = 30 * 24;

export type AskToBeToldRefusal = 'no_address' | 'too_many';

/** Keeps who wants to hear once if a reserved car comes free (BUY-1). Asked twice, it is one mail. */
export async function askToBeTold(
  { store, limiter }: AskToBeToldPorts,
  { scope, site }: SiteContext,
  asked: {
    readonly car: Pick<Car, 'id'>;
    readonly email: string;
    readonly network: string;
    readonly now: Date;
  },
): Promise<Result<'waits', AskToBeToldRefusal>> {
  const { car, network, now } = asked;
  const email = parseEmail(asked.email);
  if (email === null) return fail('no_address');
  const waits = [
    await limiter.take('waits of network', `${site.id} ${network}`, perNetwork),
    await limiter.take('waits of address', `${site.id} ${email.toLowerCase()}`, perAddress),
  ];
  if (Math.max(...waits) > 0) return fail('too_many');
  return store.run(scope, async ({ carWaits, jobs }) => {
    const endsAt = addExactHours(now, waitHours);
    const outcome = await carWaits.add({ carId: car.id, email, wording: waitWording, endsAt }, limits, now);
    if (outcome !== 'waits') return fail('too_many');
    await lookForFreeCars(jobs);
    return ok('waits');
  });
}
