import { cancelTestDrive, moveTestDrive } from '@forecourt/app/test-drive/change-test-drive';
import { bookingAddress, driveAddress, drivePaths } from '@forecourt/app/shared/drive-address';
import { holdTime } from '@forecourt/app/test-drive/hold-time';
import { listTimes } from '@forecourt/app/test-drive/list-times';
import { bookingCalendar, showBooking } from '@forecourt/app/test-drive/show-booking';
import type { CarId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../../api-errors.ts';
import { plainPage } from '@forecourt/server/http/plain-page';
import type { ServerDeps } from '../../server-deps.ts';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorResponse,
  type VisitorRequest,
  type VisitorRoute,
} from '../visitor-route.ts';
import {
  choice,
  choiceOf,
  detailsPage,
  holderOf,
  timesPage,
  typedOf,
  type Choice,
  type DriveForm,
} from './drive-steps.ts';

const listed = z.object({
  location_id: z.string(),
  location: z.string(),
  time_zone: z.string(),
  minutes: z.number().int(),
  valid_until: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      closed: z.string().nullable(),
      times: z.array(z.object({ time: z.string(), starts_at: z.string(), left: z.number().int() })),
    }),
  ),
});

const often = 'That was often for a while. Please try again later.';

/** The first step, or the only one where the site asks for no time. */
async function times(deps: ServerDeps, request: VisitorRequest<Choice>): Promise<VisitorResponse> {
  const form = { choice: choiceOf(request.input), typed: {} };
  return request.context.settings.testDrive.asksTime
    ? timesPage(deps, request, form)
    : detailsPage(deps, request, form);
}

/** A choice of the first step by a button, which sends along what was typed before (FORM-1). */
async function chooseAgain(
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

const chosenAgain = z.looseObject({
  to: z.string().max(2_000).default('').describe('The address of the choice, as its link would have it.'),
});

async function hold(deps: ServerDeps, request: VisitorRequest<Choice>): Promise<VisitorResponse> {
  const { context, input, now, clientIp } = request;
  const { car, yard: location, day, time, booking } = input;
  const form: DriveForm = { choice: choiceOf(input), typed: typedOf(context, input) };
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
  const held = await holdTime(deps, context, { ...sent, network: clientNetwork(clientIp) });
  if (held.ok) {
    const chosen = { car, location: held.value.location.id, day, time };
    const response =
      Object.keys(form.typed).length === 0
        ? seeOther(request, driveAddress(context, 'details', chosen))
        : // What was typed before stands in no address.
          await detailsPage(deps, request, { ...form, choice: { ...form.choice, ...chosen }, holder });
    return { ...response, setCookies: [cookie] };
  }
  if (held.error.reason === 'taken') return timesPage(deps, request, { ...form, isTaken: true });
  return plainPage(429, often, { 'retry-after': String(held.error.retrySeconds) });
}

const tokenOf = ({ params }: VisitorRequest) => params['token'] ?? '';

async function calendar(deps: ServerDeps, request: VisitorRequest): Promise<VisitorResponse> {
  const { context, now, isHttps, host } = request;
  const protocol = isHttps ? 'https' : 'http';
  const file = await bookingCalendar(deps, context, { token: tokenOf(request), now, protocol, host });
  if (file === null) return plainPage(404, 'There is no such booking.');
  return {
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="test-drive.ics"',
      'x-content-type-options': 'nosniff',
    },
    body: file,
  };
}

/** Booking a test drive (FORM-4, FORM-12): times, a hold, the form, and the booking by its own link. */
export const testDriveRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: '/api/test-drive/times',
    summary: 'The free times of a location, by day; closed days say why.',
    input: z.looseObject({ car_id: z.uuid().optional(), location_id: z.uuid().optional() }),
    output: listed,
    async handle(deps, request) {
      const { context, input, now } = request;
      const { car_id = null, location_id: locationId = null } = input;
      const { holder } = holderOf(deps, request);
      const wanted = { carId: car_id as CarId | null, locationId, holder, now };
      const found = await listTimes(deps, context, wanted);
      return found ? json(200, JSON.stringify(found)) : errorResponse('no_such_location');
    },
  }),
  visitorRoute({
    method: 'GET',
    path: drivePaths.times,
    summary: 'Where and when: the first step of a test drive.',
    input: choice,
    output: null,
    handle: times,
  }),
  visitorRoute({
    method: 'POST',
    path: drivePaths.times,
    summary: 'Another choice of where and when, with what was typed before.',
    input: chosenAgain,
    output: null,
    handle: chooseAgain,
  }),
  visitorRoute({
    method: 'POST',
    path: drivePaths.hold,
    summary: 'Keeps a time for ten minutes, or moves a booking to it.',
    input: choice,
    output: null,
    handle: hold,
  }),
  visitorRoute({
    method: 'GET',
    path: drivePaths.details,
    summary: 'Who is driving: the second step of a test drive.',
    input: choice,
    output: null,
    handle: (deps, request) => detailsPage(deps, request, { choice: choiceOf(request.input), typed: {} }),
  }),
  visitorRoute({
    method: 'GET',
    path: bookingAddress('{token}'),
    summary: 'A booked test drive, for whoever has its link.',
    input: z.looseObject({}),
    output: null,
    handle: async (deps, request) =>
      visitorPage(
        deps,
        request,
        await showBooking(deps, request.context, { token: tokenOf(request), now: request.now }),
      ),
  }),
  visitorRoute({
    method: 'GET',
    path: bookingAddress('{token}', '/calendar'),
    summary: 'The booked test drive as a calendar file.',
    input: z.looseObject({}),
    output: null,
    mediaType: 'text/calendar',
    handle: calendar,
  }),
  visitorRoute({
    method: 'POST',
    path: bookingAddress('{token}', '/cancel'),
    summary: 'Cancels a booked test drive.',
    input: z.looseObject({}),
    output: null,
    async handle(deps, request) {
      const token = tokenOf(request);
      await cancelTestDrive(deps, request.context, { token, now: request.now });
      return seeOther(request, bookingAddress(token));
    },
  }),
];
