import { moveTestDrive } from '@forecourt/app/test-drive/change-test-drive';
import { bookingAddress, driveAddress, drivePaths } from '@forecourt/app/shared/drive-address';
import { holdTime } from '@forecourt/app/test-drive/hold-time';
import { bookingCalendar } from '@forecourt/app/test-drive/show-booking';
import { z } from 'zod';
import { plainPage } from '@forecourt/server/http/plain-page';
import type { ServerDeps } from '../../server-deps.ts';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { costlyProof, isProven } from '../proof-of-request.ts';
import { calendarFile } from '../calendar-file.ts';
import { noSuchPage, seeOther } from '../visitor-page.ts';
import type { VisitorRequest, VisitorResponse } from '../visitor-route.ts';
import {
  choice,
  type choiceInWords,
  choiceOf,
  detailsPage,
  holderOf,
  timesPage,
  typedOf,
  whichPage,
  type DriveForm,
} from './drive-steps.ts';

const often = 'That’s a lot of tries in a short time. Please try again later.';

/** Which one, then where and when; who is driving where the site asks for no time. */
export async function times(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof choiceInWords>>,
): Promise<VisitorResponse> {
  const form = { choice: choiceOf(request.input), typed: {} };
  const which = await whichPage(deps, request, { ...request.input, choice: form.choice });
  if (which) return which;
  return request.context.settings.testDrive.asksTime
    ? timesPage(deps, request, form)
    : detailsPage(deps, request, form);
}

/** A choice of the first step by a button, which sends along what was typed before (FORM-1). */
export async function chooseAgain(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof chosenAgain>>,
): Promise<VisitorResponse> {
  const { context, input } = request;
  const [, query = ''] = input.to.split('?');
  const chosen = choice.parse(Object.fromEntries(new URLSearchParams(query)));
  const typed = typedOf(context, input);
  const form = { choice: choiceOf(chosen), typed };
  return input.to.startsWith(drivePaths.details)
    ? detailsPage(deps, request, form)
    : timesPage(deps, request, form);
}

export const chosenAgain = z.looseObject({
  to: z.string().max(2_000).default('').describe('The address of the choice, as its link would have it.'),
});

export const wantedHold = choice.extend(costlyProof);

export async function hold(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof wantedHold>>,
): Promise<VisitorResponse> {
  const { context, input, now, clientIp } = request;
  const chosen = choiceOf(input);
  const { car, model, also, location, day, time, booking } = chosen;
  const form: DriveForm = { choice: chosen, typed: typedOf(context, input) };
  if (day === null || time === null) return timesPage(deps, request, form);
  const { holder, cookie } = holderOf(deps, request);
  if (booking !== null) {
    const moved = await moveTestDrive(deps, context, {
      token: booking,
      locationId: location,
      day,
      time,
      now,
    });
    if (moved.ok || moved.error.reason === 'gone') return seeOther(request, bookingAddress(booking));
    return timesPage(deps, request, { ...form, isTaken: true });
  }
  const sent = { car: { slug: car }, locationId: location, day, time, holder, now };
  const held = await holdTime(deps, context, {
    ...sent,
    network: clientNetwork(clientIp),
    isProven: await isProven(deps, request),
  });
  if (held.ok) {
    const taken = { car, model, also, location: held.value.location.id, day, time };
    const response =
      Object.keys(form.typed).length === 0
        ? seeOther(request, driveAddress(context, 'details', taken))
        : // What was typed before stands in no address.
          await detailsPage(deps, request, { ...form, choice: { ...form.choice, ...taken }, holder });
    return { ...response, setCookies: [cookie] };
  }
  if (held.error.reason === 'taken') return timesPage(deps, request, { ...form, isTaken: true });
  return plainPage(429, often, { 'retry-after': String(held.error.retrySeconds) });
}

export const tokenOf = ({ params }: VisitorRequest) => params['token'] ?? '';

export async function calendar(deps: ServerDeps, request: VisitorRequest): Promise<VisitorResponse> {
  const { context, now, isHttps, host } = request;
  const protocol = isHttps ? 'https' : 'http';
  const file = await bookingCalendar(deps, context, { token: tokenOf(request), now, protocol, host });
  if (file === null) return noSuchPage(request, 'There is no such booking.');
  return calendarFile(file, 'test-drive');
}
