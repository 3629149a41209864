import type { FormInput, SendRefusal, AcceptedLead } from '@forecourt/app/leads/take/send-lead-form';
import { bookTestDrive } from '@forecourt/app/test-drive/book-test-drive';
import {
  bookingAddress,
  driveAddress,
  unsureModel,
  type DriveChoice,
} from '@forecourt/app/shared/drive-address';
import {
  alsoField,
  locationField,
  makeField,
  modelField,
  timeField,
} from '@forecourt/app/leads/pages/drive-form';
import { randomUUID } from 'node:crypto';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { ServerDeps } from '../../server-deps.ts';
import type { VisitorResponse, VisitorRequest } from '../visitor-route.ts';
import { detailsPage, holderOf, timesPage, typedOf } from './drive-steps.ts';

export type TakenDrive =
  | { readonly outcome: 'sent'; readonly lead: AcceptedLead; readonly bookingPage: string | null }
  | { readonly outcome: 'refused'; readonly error: SendRefusal }
  /** Somebody was faster: where there are other times to choose from. */
  | { readonly outcome: 'taken'; readonly timesPage: string };

/** Takes the form of a test drive (FORM-4), with its time where it names one. */
export async function takeTestDrive(
  deps: ServerDeps,
  request: VisitorRequest,
  formInput: FormInput,
): Promise<TakenDrive> {
  const { context } = request;
  const { holder } = holderOf(deps, request);
  const booked = await bookTestDrive({ ...deps, randomId: randomUUID }, context, {
    input: formInput,
    holder,
  });
  if (booked.ok) {
    const { link, ...lead } = booked.value;
    return { outcome: 'sent', lead, bookingPage: link && bookingAddress(link) };
  }
  if (booked.error.reason !== 'taken') return { outcome: 'refused', error: booked.error };
  const choice = { ...(await choiceOfForm(deps, request, formInput)), taken: 'yes' };
  return { outcome: 'taken', timesPage: driveAddress(context, 'times', choice) };
}

/** The step again that a form without a script came from, with everything that was typed (FORM-1). */
export async function showDriveAgain(
  deps: ServerDeps,
  request: VisitorRequest,
  formInput: FormInput,
  problems: readonly FormProblem[] | 'taken',
): Promise<VisitorResponse> {
  const typed = typedOf(request.context, formInput.fields);
  const choice = await choiceOfForm(deps, request, formInput);
  return problems === 'taken'
    ? timesPage(deps, request, { choice, typed, isTaken: true })
    : detailsPage(deps, request, { choice, typed, problems, key: formInput.idempotencyKey });
}

async function choiceOfForm(
  { store }: ServerDeps,
  { context }: VisitorRequest,
  { carId, fields }: FormInput,
): Promise<DriveChoice> {
  const car = carId === null ? null : await store.run(context.scope, ({ cars }) => cars.findById(carId));
  const [day, time] = textOf(fields[timeField])?.split('T') ?? [];
  const model = [textOf(fields[makeField]), textOf(fields[modelField])].filter(Boolean).join(' ');
  return {
    car: car?.slug ?? null,
    model: car ? null : model || unsureModel,
    also: textOf(fields[alsoField]),
    location: textOf(fields[locationField]),
    day: day ?? null,
    time: time ?? null,
    booking: null,
    taken: null,
  };
}

const textOf = (sent: unknown) => (typeof sent === 'string' && sent !== '' ? sent : null);
