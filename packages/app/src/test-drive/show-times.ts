import { clockWords } from '@forecourt/domain/locations/clock-words';
import type { Location } from '@forecourt/domain/locations/location';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { openWords } from '@forecourt/domain/locations/open-words';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import type { TestDriveSlot } from '@forecourt/domain/locations/test-drive-slots';
import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StockIndex } from '../ports/stock/stock-index.port.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { FormEntries } from '../leads/pages/lead-form.view.ts';
import {
  choiceFields,
  driveAddress,
  drivePaths,
  unsureModel,
  type DriveChoice,
} from '../shared/drive-address.ts';
import { findMovable } from './change-test-drive.ts';
import { drivePage, type TestDrivePage } from './drive-page.ts';
import { drawTimes, nothingFree } from './draw-times.ts';
import { holdNotice } from './hold-notice.ts';
import { isLeftToVisitor, locationGroups } from './location-groups.ts';
import { presentBooking } from './present-booking.ts';
import { summaryOf } from './summary-of.ts';
import { locationsOfModel, modelName, wantedModel, type WantedModel } from './wanted-model.ts';
import { drivenCarOf } from './driven-car.view.ts';
import {
  chosenLocation,
  drivableCar,
  drivingLocations,
  secondCar,
  locationTimes,
  type TestDriveStores,
} from './test-drive-times.ts';
import type { TimesStepView } from './test-drive-page.view.ts';

export interface ShowTimesPorts {
  readonly store: StoreRunner<TestDriveStores & { readonly leads: Pick<LeadStore, 'listEvents'> }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
}

export interface TimesRequest {
  readonly choice: DriveChoice;
  readonly holder: Uint8Array | null;
  /** The time of the choice was refused just now, in answer to this request. */
  readonly isTaken: boolean;
  /** What was typed before that: it goes along until it can be sent. */
  readonly typed?: FormEntries;
  readonly now: Date;
}

/** Where and when of a test drive (FORM-4, FORM-12); null where it is to move a booking that cannot be moved any more. */
export async function showTimes(
  { store, tokens, stockIndex, media }: ShowTimesPorts,
  context: SiteContext,
  { choice, holder, isTaken, typed = {}, now }: TimesRequest,
): Promise<TestDrivePage | null> {
  const wanted = await wantedModel({ stockIndex }, context, choice, now);
  const namesWithModel = await locationsOfModel({ stockIndex }, context, wanted, now);
  const { car, second, locations, found, moving } = await store.run(context.scope, async (stores) => {
    const driven = await drivableCar(stores, context, { slug: choice.car, now });
    const other = await secondCar(stores, context, { choice, car: driven, now });
    const all = await drivingLocations(stores, context, driven, namesWithModel);
    const isOpen = driven === null && choice.location === null && isLeftToVisitor(all);
    const location = isOpen ? null : chosenLocation(all, choice.location);
    const times = location && (await locationTimes(stores, context, location, { car: driven, holder, now }));
    const moved =
      choice.booking === null ? null : await findMovable(stores, tokens.hash(choice.booking), now);
    return { car: driven, second: other, locations: all, found: times, moving: moved };
  });
  if (choice.booking !== null && moving === null) return null;
  const model = car ? null : wanted;
  const noun = driveNoun(context.settings.stock, car);
  const at = {
    ...choice,
    car: car?.slug ?? null,
    model: chosenModel(model),
    also: second?.slug ?? null,
    location: found?.location.id ?? null,
    taken: null,
  };
  const wasTaken = isTaken || choice.taken !== null;
  const drawn = found
    ? drawTimes(context, found, {
        choice: at,
        wasTaken,
        moving,
        now,
        href: (chosen) => driveAddress(context, 'times', { ...at, time: null, ...chosen }),
        press: (chosen) => pressOf({ choice: at, ...chosen }),
      })
    : null;
  const carried = Object.entries(typed).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  const press = drawn?.press ?? null;
  const view: TimesStepView = {
    step: 'times',
    carried: carried.length > 0 ? { action: drivePaths.times, fields: carried } : null,
    heading: choice.booking === null ? `Book a ${noun}` : `Move your ${noun}`,
    stepText: choice.booking === null ? 'where and when' : null,
    present: moving && presentBooking(context, moving, { locations, token: choice.booking ?? '' }),
    car: car && drivenCarOf(car, context, media),
    hold: car && holdNotice(car, context),
    locations: locationGroups(
      locations,
      (location) => locationChoice(location, { context, at, car, now }),
      choice.location !== null,
    ),
    days: drawn?.days ?? [],
    times: drawn?.times ?? null,
    notice: drawn?.notice ?? (found === null || drawn?.hasFree === true ? null : nothingFree),
    press: press && { ...press, fields: [...press.fields, ...carried] },
    anotherTime:
      choice.booking === null && (found !== null || locations.length === 0)
        ? driveAddress(context, 'details', {
            car: at.car,
            model: at.model,
            also: at.also,
            location: at.location,
          })
        : null,
    summary: {
      ...summaryOf(context, found?.location ?? null),
      model: modelName(model),
      also: second && fullCarName(second),
      when: drawn?.when ?? null,
    },
    back:
      choice.booking !== null
        ? null
        : car
          ? {
              text: `Back to the ${vehicleNoun(1, context.settings.stock)}`,
              href: drivenCarOf(car, context, media).href,
            }
          : {
              text: 'Choose another one',
              href: driveAddress(context, 'times', { location: choice.location }),
            },
  };
  return drivePage(context, view, isTaken ? 422 : 200);
}

/** As the address has it. */
export function chosenModel(model: WantedModel | null): string | null {
  return model === 'unsure' ? unsureModel : modelName(model);
}

function pressOf({
  choice,
  day,
  slot,
  isNearest,
}: {
  readonly choice: DriveChoice;
  readonly day: string;
  readonly slot: TestDriveSlot;
  readonly isNearest: boolean;
}) {
  const time = clockWords(slot.time);
  const words =
    choice.booking === null
      ? isNearest
        ? [`Take ${time} instead`, `Take ${time}`]
        : [`Continue with ${time}`, 'Continue']
      : [`Move to ${time}`, `Move to ${time}`];
  return {
    action: drivePaths.hold,
    fields: choiceFields({ ...choice, day, time: slot.time }),
    text: words[0] ?? '',
    shortText: words[1] ?? '',
  };
}

function locationChoice(
  location: Location,
  {
    context,
    at,
    car,
    now,
  }: {
    readonly context: SiteContext;
    readonly at: DriveChoice;
    readonly car: Car | null;
    readonly now: Date;
  },
) {
  const isHere = car !== null && car.locationId === location.id;
  const open = openWords(calendarOf(location, context.zone, context.publicHolidays), now).text;
  return {
    href: driveAddress(context, 'times', { ...at, location: location.id, day: null, time: null }),
    name: placeName(location.name),
    isChosen: at.location === location.id,
    isHere,
    note: car !== null && !isHere ? 'We’ll bring it over.' : open,
  };
}
