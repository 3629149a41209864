import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { SiteContext } from '../site/site-context.ts';
import { awaitAnswer, type AwaitPorts } from '../trade-in/await-answer.ts';
import { lookUpPlate, type LookUpPorts } from '../trade-in/look-up-plate.ts';

/** A car by its plate, as far as a booking asks for it. */
export interface FoundServiceCar {
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
}

/** Why there is none: nobody has the plate, it is none, or it cannot be asked for now. */
export type FindRefusal = 'no_plate' | 'not_found' | 'unavailable';

export interface PlateToFind {
  readonly rego: string;
  readonly state: string;
  readonly isProven: boolean;
  readonly network: string;
  readonly now: Date;
}

/** Whoever waits longer types it themselves. */
const answeredWithinMs = 8_000;

/**
 * The car of a plate, for the form of a service (SERV-1). It is looked up as that of a seller is, by the same job and within
 * the same limits, on a way of its own that nobody holds the secret of: a booking begins no offer.
 */
export async function findServiceCar(
  ports: LookUpPorts & AwaitPorts,
  context: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  { rego, state, ...sender }: PlateToFind,
): Promise<Result<FoundServiceCar, FindRefusal>> {
  const looked = await lookUpPlate(ports, context, {
    ...sender,
    secret: null,
    isFromLink: false,
    towardsCarId: null,
    fields: { rego, state },
  });
  if (!looked.ok) return fail(looked.error.reason === 'problems' ? 'no_plate' : 'unavailable');
  const { secret } = looked.value;
  const journey = await awaitAnswer(ports, context, { secret, mostMs: answeredWithinMs });
  if (journey?.phase === 'notFound') return fail('not_found');
  const vehicle = journey?.lookup?.vehicle;
  if (!vehicle || journey.phase !== 'editing') return fail('unavailable');
  const { make, model, year } = vehicle;
  return make === null && model === null ? fail('not_found') : ok({ make, model, year });
}
