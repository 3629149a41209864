import { randomUUID } from 'node:crypto';
import type { FormEntries } from '@forecourt/app/leads/pages/lead-form.view';
import { bookingAddress, driveAddress, type DriveChoice } from '@forecourt/app/shared/drive-address';
import { driveForm } from '@forecourt/app/leads/pages/drive-form';
import { holdTime } from '@forecourt/app/test-drive/hold-time';
import { showDetails } from '@forecourt/app/test-drive/show-details';
import { showTimes } from '@forecourt/app/test-drive/show-times';
import { showWhich, type WhichOptions } from '@forecourt/app/test-drive/show-which';
import { drivableCar } from '@forecourt/app/test-drive/test-drive-times';
import { wantedModel } from '@forecourt/app/test-drive/wanted-model';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { describeForm } from '@forecourt/domain/form/form';
import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { visitOfRequest } from '../phone/visit-of-request.ts';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { seeOther, visitorPage } from '../visitor-page.ts';
import type { VisitorResponse, VisitorRequest } from '../visitor-route.ts';

const maybeText = z
  .string()
  .max(300)
  .regex(/^[^\0]*$/)
  .optional()
  .transform((text) => text || null);

/** What a visitor has chosen so far. */
export const choice = z.looseObject({
  car: maybeText.describe('The slug of the car.'),
  model: maybeText.describe('Where no car is chosen: Mazda CX-5, or any.'),
  also: maybeText.describe('The slug of a second car, to be driven in the same visit.'),
  yard: maybeText.describe('The id of the location.'),
  day: maybeText.describe('2026-10-31.'),
  time: maybeText.describe('10:30, on the wall of the location.'),
  booking: maybeText.describe('The token of the booking that is to be moved.'),
  taken: maybeText.describe('Somebody else took the time of this choice.'),
});
/** A choice of the first step, which may be in the visitor's words. */
export const choiceInWords = choice.extend({
  find: maybeText.describe('What they would like to drive: a model, a stock number.'),
  of: maybeText.describe('The model of which they choose one: Mazda CX-5.'),
});
export type Choice = z.infer<typeof choice>;

export function choiceOf({ car, model, also, yard, day, time, booking, taken }: Choice): DriveChoice {
  return { car, model, also, location: yard, day, time, booking, taken };
}

/** A choice with what was typed in the second step. */
export interface DriveForm {
  readonly choice: DriveChoice;
  readonly typed: FormEntries;
  readonly problems?: readonly FormProblem[];
  /** Of the form: sent twice it is one lead. */
  readonly key?: string;
  /** The time was refused in answer to this request. */
  readonly isTaken?: boolean;
  /** Whose hold it is, where that was just made. */
  readonly holder?: Uint8Array;
}

/** Whose holds these are: those of the visit, which the browser keeps. */
export function holderOf(deps: ServerDeps, request: VisitorRequest) {
  const { visit, cookie } = visitOfRequest(request);
  return { holder: deps.tokens.hash(`holder ${visit.id}`), cookie };
}

/** What stands in the fields that people fill in. */
export function typedOf(
  context: VisitorRequest['context'],
  sent: Readonly<Record<string, unknown>>,
): FormEntries {
  const { fields } = describeForm(driveForm(context));
  const typed = fields.flatMap(({ kind, name }) => {
    const value = kind === 'hidden' ? undefined : sent[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(typed);
}

/** Whether a choice says what is to be driven, which comes before where and when; a booking that is moved says it. */
async function isChosen(deps: ServerDeps, request: VisitorRequest, chosen: DriveChoice): Promise<boolean> {
  const { context, now } = request;
  if (chosen.booking !== null || (await wantedModel(deps, context, chosen, now)) !== null) return true;
  const car = await deps.store.run(context.scope, (stores) =>
    drivableCar(stores, context, { slug: chosen.car, now }),
  );
  return car !== null;
}

/** Which one; null where that is said already. */
export async function whichPage(
  deps: ServerDeps,
  request: VisitorRequest,
  { choice: chosen, find, of }: Pick<WhichOptions, 'choice' | 'find' | 'of'>,
): Promise<VisitorResponse | null> {
  if (await isChosen(deps, request, chosen)) return null;
  const { context, now } = request;
  return visitorPage(deps, request, await showWhich(deps, context, { choice: chosen, find, of, now }));
}

/** Where and when. */
export async function timesPage(
  deps: ServerDeps,
  request: VisitorRequest,
  { choice: chosen, typed, isTaken = false }: DriveForm,
): Promise<VisitorResponse> {
  const { context, now } = request;
  const { holder } = holderOf(deps, request);
  const page = await showTimes(deps, context, { choice: chosen, holder, isTaken, typed, now });
  return page ? visitorPage(deps, request, page) : seeOther(request, bookingAddress(chosen.booking ?? ''));
}

/** Who is driving. Whose hold has ended gets another, or chooses again: what was typed stays. */
export async function detailsPage(
  deps: ServerDeps,
  request: VisitorRequest,
  form: DriveForm,
): Promise<VisitorResponse> {
  const { context, now, clientIp } = request;
  const { choice: chosen, typed, problems = [], key = randomUUID() } = form;
  const { holder: ofVisit, cookie } = holderOf(deps, request);
  const holder = form.holder ?? ofVisit;
  const show = () => showDetails(deps, context, { choice: chosen, holder, typed, problems, key, now });
  const page = await show();
  if (page) return visitorPage(deps, request, page);
  if (Object.keys(typed).length === 0) return seeOther(request, driveAddress(context, 'times', chosen));
  const { car, location, day, time } = chosen;
  const sent = { car: { slug: car }, locationId: location, day: day ?? '', time: time ?? '', holder, now };
  const held = await holdTime(deps, context, {
    ...sent,
    network: clientNetwork(clientIp),
    // The second step works for the lead that it sends.
    isProven: false,
  });
  const again = held.ok ? await show() : null;
  if (!again) return timesPage(deps, request, { ...form, isTaken: true });
  return { ...(await visitorPage(deps, request, again)), setCookies: [cookie] };
}
