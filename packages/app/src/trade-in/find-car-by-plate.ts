import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { SiteContext } from '../site/site-context.ts';
import { awaitAnswer, type AwaitPorts } from './await-answer.ts';
import { lookUpPlate, type LookUpPorts } from './look-up-plate.ts';

/** A car by its plate, as far as a form asks for it. */
export interface FoundCar {
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

/** What to do instead, in a form that has fields for it below. */
export const nothingFoundWords: Readonly<Record<FindRefusal, string>> = {
  no_plate: 'Type the rego as it’s on the plate, such as ABC 123, and choose its state.',
  not_found: 'We can’t find that rego. Check it, or tell us what it is below.',
  unavailable: 'We can’t look it up right now. Tell us what it is below.',
};

/** Whoever waits longer types it themselves. */
const answeredWithinMs = 8_000;

/**
 * The car of a plate, for the form of a service or a part (SERV-1, PAGE-5). It is looked up as that of a seller is, by the
 * same job and within the same limits, on a way of its own that nobody holds the secret of: it begins no offer.
 */
export async function findCarByPlate(
  ports: LookUpPorts & AwaitPorts,
  context: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  { rego, state, ...sender }: PlateToFind,
): Promise<Result<FoundCar, FindRefusal>> {
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
