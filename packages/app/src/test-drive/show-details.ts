import { longMoment, shortMoment, wallTime } from '@forecourt/domain/locations/moment-words';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { leadFormViewOf, type FormEntries } from '../leads/pages/lead-form.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { driveAddress, type DriveChoice } from '../shared/drive-address.ts';
import { alsoField, locationField, makeField, modelField, timeField } from '../leads/pages/drive-form.ts';
import { drivePage, type TestDrivePage } from './drive-page.ts';
import { drivenCarOf } from './driven-car.view.ts';
import { summaryOf } from './summary-of.ts';
import { chosenModel, type ShowTimesPorts } from './show-times.ts';
import { modelName, wantedModel } from './wanted-model.ts';
import type { DetailsStepView } from './test-drive-page.view.ts';
import { chosenLocation, drivableCar, drivingLocations, secondCar } from './test-drive-times.ts';

export interface DetailsRequest {
  readonly choice: DriveChoice;
  readonly holder: Uint8Array;
  /** What was sent, and what is wrong with it. */
  readonly typed: FormEntries;
  readonly problems: readonly FormProblem[];
  /** Of this form: sent twice it is one lead. */
  readonly key: string;
  readonly now: Date;
}

/**
 * Who is driving: the second step of a test drive. The time that is held is named, until when. Null where a time was
 * chosen that this visitor does not hold.
 */
export async function showDetails(
  { store, stockIndex, media }: ShowTimesPorts,
  context: SiteContext,
  { choice, holder, typed, problems, key, now }: DetailsRequest,
): Promise<TestDrivePage | null> {
  const { car, second, location, hold } = await store.run(context.scope, async (stores) => {
    const driven = await drivableCar(stores, context, { slug: choice.car, now });
    const locations = await drivingLocations(stores, context, driven);
    return {
      car: driven,
      second: await secondCar(stores, context, { choice, car: driven, now }),
      location: chosenLocation(locations, choice.location),
      hold: await stores.drives.findHold(holder, now),
    };
  });
  const { settings } = context;
  const { asksTime, slotMinutes } = settings.testDrive;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const isHeld =
    hold !== null &&
    hold.locationId === location?.id &&
    dateIn(hold.startsAt, zone) === choice.day &&
    wallTime(hold.startsAt, zone) === choice.time;
  if (asksTime && choice.time !== null && !isHeld) return null;
  const model = car ? null : await wantedModel({ stockIndex }, context, choice, now);
  const noun = driveNoun(settings.stock, car);
  const at = {
    ...choice,
    car: car?.slug ?? null,
    model: chosenModel(model),
    also: second?.slug ?? null,
    location: location?.id ?? null,
    booking: null,
    taken: null,
  };
  const until = hold ? clockWords(wallTime(hold.until, zone)) : '';
  const toTimes = driveAddress(context, 'times', at);
  const chosen = {
    ...(location && { [locationField]: location.id }),
    ...(model && model !== 'unsure' && { [makeField]: model.make, [modelField]: model.model }),
    ...(second && { [alsoField]: second.slug }),
    ...(isHeld && { [timeField]: `${choice.day}T${choice.time}` }),
  };
  const view: DetailsStepView = {
    step: 'details',
    heading: `Book a ${noun}`,
    stepText: asksTime ? 'your details' : null,
    car: car && drivenCarOf(car, context, media),
    held: isHeld
      ? {
          text: `${longMoment(hold.startsAt, zone)}${location ? `, ${placeName(location.name)}` : ''}.`,
          until: `Held for you until ${until}. Finish below and it’s booked.`,
          change: toTimes,
        }
      : null,
    form: {
      ...leadFormViewOf(
        context,
        { car, locations: [] },
        {
          name: 'testDrive',
          page: driveAddress(context, 'times', { car: at.car, model: at.model, also: at.also }),
          entries: { ...typed, ...chosen },
          problems,
          key,
        },
      ),
      submitText: isHeld ? `Book ${noun}` : `Ask for a ${noun}`,
      notice: `Booking shares your details with ${context.site.name} only.`,
    },
    summary: {
      ...summaryOf(context, location),
      model: modelName(model),
      also: second && fullCarName(second),
      when: isHeld
        ? {
            text: shortMoment(hold.startsAt, zone),
            note: `${slotMinutes} minutes, held for you until ${until}`,
          }
        : { text: 'To be agreed', note: 'We’ll call you to find a time' },
    },
    back: asksTime
      ? { text: 'Change place or time', href: toTimes }
      : car && {
          text: `Back to the ${vehicleNoun(1, settings.stock)}`,
          href: drivenCarOf(car, context, media).href,
        },
  };
  return drivePage(context, view, problems.length > 0 ? 422 : 200);
}
