import { cancelTestDrive } from '@forecourt/app/test-drive/change-test-drive';
import { bookingAddress, drivePaths } from '@forecourt/app/shared/drive-address';
import { listTimes } from '@forecourt/app/test-drive/list-times';
import { showBooking } from '@forecourt/app/test-drive/show-booking';
import type { CarId } from '@forecourt/domain/core/ids';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import { knownSender } from '../form-sender.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import { visitorRoute, type VisitorRoute } from '../visitor-route.ts';
import { calendar, chooseAgain, chosenAgain, hold, times, tokenOf, wantedHold } from './drive-handlers.ts';
import { choice, choiceInWords, choiceOf, detailsPage, holderOf } from './drive-steps.ts';

const listed = z.object({
  location_id: z.string(),
  location: z.string(),
  time_zone: z.string(),
  minutes: z.number().int(),
  valid_until: z.string(),
  first_free: z.string().nullable().describe('The first free time within a week, in words.'),
  next_free: z
    .array(z.object({ date: z.string(), time: z.string(), day: z.string(), clock: z.string() }))
    .describe('The next free times within a week, day and clock in words.'),
  days: z.array(
    z.object({
      date: z.string(),
      closed: z.string().nullable(),
      times: z.array(z.object({ time: z.string(), starts_at: z.string(), left: z.number().int() })),
    }),
  ),
});

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
    summary: 'Which one, then where and when: the first steps of a test drive.',
    input: choiceInWords,
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
    input: wantedHold,
    output: null,
    handle: hold,
  }),
  visitorRoute({
    method: 'GET',
    path: drivePaths.details,
    summary: 'Who is driving: the last step of a test drive.',
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
        await showBooking(deps, request.context, {
          token: tokenOf(request),
          senderHash: knownSender(deps, request),
          now: request.now,
        }),
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
