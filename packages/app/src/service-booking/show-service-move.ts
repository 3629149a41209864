import { describeForm, formStep } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { dropOffTimeName, serviceDayName } from '@forecourt/domain/service-booking/service-booking-form';
import { isServiceMovable } from '../leads/record/booked-service.ts';
import { moveEnd, receiptsRoot } from '../leads/record/receipt-address.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import { dropOffOf } from './booking-form.view.ts';
import {
  findService,
  moveService,
  whenWords,
  type ChangeServicePorts,
  type FoundService,
} from './change-service.ts';
import { loadWorkshops, type LoadedWorkshops } from './load-workshops.ts';
import { makeBookingForm, type BookingForm } from './make-booking-form.ts';
import { timeProblem } from './service-time.ts';
import type { ServiceMovePageView } from './service-move-page.view.ts';

type Asked = Readonly<Record<string, string>>;
type ServiceMovePage = Page<'service-move', ServiceMovePageView>;

interface MoveRequest {
  readonly token: string;
  readonly now: Date;
}

/** The other days of a booked service (FORM-5), by its own link; null where it cannot be moved any more. */
export async function showServiceMove(
  ports: ChangeServicePorts,
  context: SiteContext,
  request: MoveRequest & { readonly entries?: Asked; readonly problems?: readonly FormProblem[] },
): Promise<ServiceMovePage | null> {
  const loaded = await loadMove(ports, context, request);
  if (!loaded) return null;
  const { found, booking } = loaded;
  const { token, entries = {}, problems = [], now } = request;
  const dropOff = dropOffOf(booking);
  if (!dropOff) return null;
  const heading = 'Move your service';
  return {
    kind: 'service-move',
    status: problems.length > 0 ? 422 : 200,
    head: unlistedHead(context, heading),
    view: {
      heading,
      present: { when: whenWords(found.service), where: placeName(found.location.name) },
      form: describeForm(formStep(booking.whole, ['preferredServiceDate', 'dropOffTime'])),
      dropOff,
      action: `${receiptsRoot}${token}${moveEnd}`,
      entries,
      problems,
      back: `${receiptsRoot}${token}`,
    },
    validUntil: now,
    isDegraded: false,
  };
}

/** Moves it to what was chosen; says what speaks against it. */
export async function takeServiceMove(
  ports: ChangeServicePorts,
  context: SiteContext,
  { entries, ...request }: MoveRequest & { readonly entries: Asked },
): Promise<'moved' | 'gone' | readonly FormProblem[]> {
  const loaded = await loadMove(ports, context, request);
  if (!loaded) return 'gone';
  const problem = problemOf(loaded.booking, entries);
  if (problem) return [problem];
  const { [serviceDayName]: day = '', [dropOffTimeName]: time = null } = entries;
  const moved = await moveService(ports, context, { ...request, day, time });
  if (moved.ok) return 'moved';
  if (moved.error === 'gone') return 'gone';
  // Read again, it says what is left.
  const fresh = await loadMove(ports, context, request);
  const full = fresh && problemOf(fresh.booking, entries);
  return full ? [full] : 'gone';
}

function problemOf({ whole, workshops: [workshop] }: BookingForm, entries: Asked): FormProblem | null {
  const { preferredServiceDate, dropOffTime } = whole.fields;
  for (const field of [preferredServiceDate, dropOffTime]) {
    if (field && !entries[field.name]) return { field: field.name, message: field.messages.required };
  }
  return workshop ? timeProblem({ whole }, entries, workshop) : null;
}

/** The booking, and the days of its workshop alone, in which its own place is free. */
async function loadMove({ store, tokens }: ChangeServicePorts, context: SiteContext, request: MoveRequest) {
  const { token, now } = request;
  return store.run(context.scope, async (stores) => {
    const found = await findService(stores, context, tokens, token);
    if (!found || !isServiceMovable(found.service, found.zone, now)) return null;
    const loaded = await loadWorkshops(stores, context, now);
    const booking = ofOneWorkshop(makeBookingForm(context, withoutOwn(loaded, found), now), found);
    return booking && { found, booking };
  });
}

function withoutOwn({ locations, taken }: LoadedWorkshops, { location, service }: FoundService) {
  const own = taken.findIndex(
    ({ locationId, day, dropOff }) =>
      locationId === location.id && day === service.day && dropOff === service.time,
  );
  return { locations, taken: taken.filter((_, place) => place !== own) };
}

function ofOneWorkshop(booking: BookingForm, { location }: FoundService): BookingForm | null {
  const workshop = booking.workshops.find((one) => one.location.id === location.id);
  if (!workshop) return null;
  const { whole } = booking;
  return {
    ...booking,
    whole: { ...whole, fields: { ...whole.fields, workshop: null } },
    workshops: [workshop],
    days: workshop.days,
  };
}
