import { looksUpVehicles } from '@forecourt/app/leads/pages/show-parts-page';
import { findCarByPlate, nothingFoundWords } from '@forecourt/app/trade-in/find-car-by-plate';
import type { PlateLookupView } from '@forecourt/app/shared/plate-lookup.view';
import { isVin } from '@forecourt/domain/leads/forms/parts-form';
import { clientNetwork } from '@forecourt/server/http/client-network';
import type { ServerDeps } from '../../server-deps.ts';
import { isProven } from '../proof-of-request.ts';
import type { VisitorRequest } from '../visitor-route.ts';
import type { LeadInput } from './form-input.ts';

/** What stands in the form once its plate was looked up (PAGE-5), and what is said of it. */
export interface FoundVehicle {
  readonly entries: Readonly<Record<string, string>>;
  readonly answer: NonNullable<PlateLookupView['answer']>;
}

/** Whether somebody pressed the button beside the plate, and not the one that sends the form. */
export function asksForVehicle({ context, input, isHtmlForm }: VisitorRequest<LeadInput>): boolean {
  return isHtmlForm && input.form === 'parts' && input['go'] === 'find' && looksUpVehicles(context);
}

/** The vehicle of the plate in the form; where there is none, it says what to do instead. */
export async function findVehicle(
  deps: ServerDeps,
  request: VisitorRequest<LeadInput>,
): Promise<FoundVehicle> {
  const { context, input, clientIp, now } = request;
  const typed = (name: string) => (typeof input[name] === 'string' ? input[name] : '');
  const rego = typed('Rego');
  if (isVin(rego)) return nothing('Thanks, the VIN is all we need. We’ll look it up.');
  const found = await findCarByPlate(deps, context, {
    rego,
    state: typed('Vehicle State'),
    isProven: await isProven(deps, {
      ...request,
      input: { proof: input.proof, proof_key: typed('proof_key') },
    }),
    network: clientNetwork(clientIp),
    now,
  });
  if (!found.ok) return nothing(nothingFoundWords[found.error]);
  const { make, model, year } = found.value;
  const text = [year, make, model].filter((part) => part !== null).join(' ');
  return { entries: { Vehicle: text }, answer: { isFound: true, text } };
}

const nothing = (text: string): FoundVehicle => ({ entries: {}, answer: { isFound: false, text } });
