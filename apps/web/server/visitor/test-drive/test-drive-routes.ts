import { randomUUID } from 'node:crypto';
import { bookTestDrive } from '@forecourt/app/test-drive/book-test-drive';
import { cancelTestDrive, moveTestDrive } from '@forecourt/app/test-drive/change-test-drive';
import {
  bookingAddress,
  driveAddress,
  drivePaths,
  type DriveChoice,
} from '@forecourt/app/test-drive/drive-address';
import { driveForm } from '@forecourt/app/test-drive/drive-form';
import { holdTime } from '@forecourt/app/test-drive/hold-time';
import { listTimes } from '@forecourt/app/test-drive/list-times';
import { bookingCalendar, showAsked, showBooking } from '@forecourt/app/test-drive/show-booking';
import { showDetails } from '@forecourt/app/test-drive/show-details';
import { showTimes } from '@forecourt/app/test-drive/show-times';
import { wireAnswers } from '@forecourt/domain/core/form/form';
import type { FormProblem } from '@forecourt/domain/core/form/form-problem';
import { readForm } from '@forecourt/domain/core/form/read-form';
import type { CarId } from '@forecourt/domain/core/ids';
import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { z } from 'zod';
import { json, refusal } from '../../answer.ts';
import { plainPage } from '../../plain-page.ts';
import type { ServerParts } from '../../server-parts.ts';
import { visitOfRequest } from '../phone/visit-of-request.ts';
import { senderNetwork } from '../sender-network.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorAnswer,
  type VisitorRequest,
  type VisitorRoute,
} from '../visitor-route.ts';

const maybeText = z
  .string()
  .max(300)
  .regex(/^[^\0]*$/)
  .optional()
  .transform((text) => text || null);
const choice = z.looseObject({
  car: maybeText.describe('The slug of the car.'),
  yard: maybeText.describe('The id of the location.'),
  day: maybeText.describe('2026-10-31.'),
  time: maybeText.describe('10:30, on the wall of the location.'),
  booking: maybeText.describe('The token of the booking that is to be moved.'),
});
type Choice = z.infer<typeof choice>;

const details = choice.extend({
  key: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
});

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

/** A family may book two cars, and somebody who slips sends a form twice. */
const formsPerAddress: RateRule = { limit: 30, windowSeconds: 3_600 };
const often = 'That was often for a while. Please try again later.';

/** Whose holds these are: those of the visit, which the browser keeps. */
function holderOf(parts: ServerParts, request: VisitorRequest) {
  const { visit, cookie } = visitOfRequest(request);
  return { holder: parts.tokens.hashes(`holder ${visit.id}`).hash, cookie };
}

const choiceOf = ({ car, yard, day, time, booking }: Choice): DriveChoice => ({
  car,
  yard,
  day,
  time,
  booking,
});

async function times(
  parts: ServerParts,
  request: VisitorRequest<Choice>,
  isTaken = false,
): Promise<VisitorAnswer> {
  const { context, input, now } = request;
  if (!context.settings.testDrive.asksTime) return detailsPage(parts, request, {});
  const { holder } = holderOf(parts, request);
  const page = await showTimes(parts, context, { choice: choiceOf(input), holder, isTaken, now });
  return visitorPage(parts, request, page);
}

async function detailsPage(
  parts: ServerParts,
  request: VisitorRequest<Choice>,
  {
    values = {},
    problems = [],
    key = randomUUID(),
  }: {
    readonly values?: Readonly<Record<string, string>>;
    readonly problems?: readonly FormProblem[];
    readonly key?: string;
  },
): Promise<VisitorAnswer> {
  const { context, input, now } = request;
  const { holder } = holderOf(parts, request);
  const asked = { choice: choiceOf(input), holder, values, problems, key, now };
  return visitorPage(parts, request, await showDetails(parts, context, asked));
}

async function hold(parts: ServerParts, request: VisitorRequest<Choice>): Promise<VisitorAnswer> {
  const { context, input, now, senderAddress } = request;
  const { car, yard, day, time, booking } = input;
  if (day === null || time === null) return times(parts, request);
  const { holder, cookie } = holderOf(parts, request);
  if (booking !== null) {
    const moved = await moveTestDrive(parts, context, { token: booking, yardId: yard, day, time, now });
    if (moved.ok || moved.error.reason === 'gone') return seeOther(request, bookingAddress(booking));
    return times(parts, request, true);
  }
  const sent = { carSlug: car, yardId: yard, day, time, holder, now };
  const held = await holdTime(parts, context, { ...sent, network: senderNetwork(senderAddress) });
  if (held.ok) {
    const href = driveAddress(context, 'details', { car, yard: held.value.yard.id, day, time });
    return { ...seeOther(request, href), setCookies: [cookie] };
  }
  if (held.error.reason === 'taken') return times(parts, request, true);
  return plainPage(429, often, { 'retry-after': String(held.error.retrySeconds) });
}

async function book(
  parts: ServerParts,
  request: VisitorRequest<z.infer<typeof details>>,
): Promise<VisitorAnswer> {
  const { context, input, now, senderAddress } = request;
  const { car: carSlug, yard, day, time, key = randomUUID() } = input;
  const form = driveForm(context);
  const fields = Object.values(form.fields).filter((field) => field !== null);
  const sent = Object.fromEntries(
    fields.map(({ kind, name }) => {
      const value = input[name];
      return [name, kind === 'tick' ? value === 'on' || value === 'true' : value];
    }),
  );
  const read = readForm(form, sent);
  if (!read.ok) {
    const typed = Object.entries(sent).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : value === true ? [[name, 'on'] as const] : [],
    );
    return detailsPage(parts, request, { values: Object.fromEntries(typed), problems: read.error, key });
  }
  const retrySeconds = await parts.limiter.take(
    'test-drive forms',
    senderNetwork(senderAddress),
    formsPerAddress,
  );
  if (retrySeconds > 0) return plainPage(429, often, { 'retry-after': String(retrySeconds) });
  const { holder } = holderOf(parts, request);
  const car =
    carSlug === null ? null : await parts.store.run(context.scope, ({ cars }) => cars.findBySlug(carSlug));
  const hasTime = context.settings.testDrive.asksTime && day !== null && time !== null;
  const booked = await bookTestDrive({ ...parts, randomId: randomUUID }, context, {
    sent: {
      form: 'testDrive',
      answers: {
        ...wireAnswers(form, read.value),
        ...(yard !== null && { location_id: yard }),
        ...(hasTime && { booking_date_time: `${day}T${time}` }),
      },
      carId: car?.id ?? null,
      visitorId: (await request.signedIn())?.visitorId ?? null,
      pageId: null,
      url: request.cameFrom,
      userAgent: null,
      visit: { visitedPages: [], query: {} },
      signs: { hiddenField: null, secondsToFill: null, leadsFromSender: 0 },
      idempotencyKey: `test-drive ${key}`,
      now,
    },
    time: hasTime ? { carSlug, yardId: yard, day, time, holder, now } : null,
  });
  if (booked.ok) {
    const { link } = booked.value;
    return seeOther(request, link === null ? drivePaths.asked : bookingAddress(link));
  }
  if (booked.error === 'dealership_not_shown') return plainPage(422, context.settings.messages.formError);
  return times(parts, request, true);
}

const tokenOf = ({ places }: VisitorRequest) => places['token'] ?? '';

async function calendar(parts: ServerParts, request: VisitorRequest): Promise<VisitorAnswer> {
  const { context, now, isHttps, host } = request;
  const protocol = isHttps ? 'https' : 'http';
  const file = await bookingCalendar(parts, context, { token: tokenOf(request), now, protocol, host });
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
    async answer(parts, request) {
      const { context, input, now } = request;
      const { car_id = null, location_id: yardId = null } = input;
      const { holder } = holderOf(parts, request);
      const asked = { carId: car_id as CarId | null, yardId, holder, now };
      const found = await listTimes(parts, context, asked);
      return found ? json(200, JSON.stringify(found)) : refusal('no_such_location');
    },
  }),
  visitorRoute({
    method: 'GET',
    path: drivePaths.times,
    summary: 'Where and when: the first step of a test drive.',
    input: choice,
    output: null,
    answer: times,
  }),
  visitorRoute({
    method: 'POST',
    path: drivePaths.hold,
    summary: 'Keeps a time for ten minutes, or moves a booking to it.',
    input: choice,
    output: null,
    answer: hold,
  }),
  visitorRoute({
    method: 'GET',
    path: drivePaths.details,
    summary: 'Who is driving: the second step of a test drive.',
    input: choice,
    output: null,
    answer: (parts, request) => detailsPage(parts, request, {}),
  }),
  visitorRoute({
    method: 'POST',
    path: drivePaths.details,
    summary: 'Books a test drive, or asks for one without a time.',
    input: details,
    output: null,
    answer: book,
  }),
  visitorRoute({
    method: 'GET',
    path: drivePaths.asked,
    summary: 'Says that staff will call to agree on a time.',
    input: z.looseObject({}),
    output: null,
    answer: (parts, request) => visitorPage(parts, request, showAsked(request.context)),
  }),
  visitorRoute({
    method: 'GET',
    path: bookingAddress('{token}'),
    summary: 'A booked test drive, for whoever has its link.',
    input: z.looseObject({}),
    output: null,
    answer: async (parts, request) =>
      visitorPage(
        parts,
        request,
        await showBooking(parts, request.context, { token: tokenOf(request), now: request.now }),
      ),
  }),
  visitorRoute({
    method: 'GET',
    path: bookingAddress('{token}', '/calendar'),
    summary: 'The booked test drive as a calendar file.',
    input: z.looseObject({}),
    output: null,
    mediaType: 'text/calendar',
    answer: calendar,
  }),
  visitorRoute({
    method: 'POST',
    path: bookingAddress('{token}', '/cancel'),
    summary: 'Cancels a booked test drive.',
    input: z.looseObject({}),
    output: null,
    async answer(parts, request) {
      const token = tokenOf(request);
      await cancelTestDrive(parts, request.context, { token, now: request.now });
      return seeOther(request, bookingAddress(token));
    },
  }),
];
