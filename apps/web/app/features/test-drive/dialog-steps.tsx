import type { DetailsStepView, TimesStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { LeadForm } from '../leads/lead-form.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { DayChoices } from './day-choices.tsx';
import { DrivenCar } from './driven-car.tsx';
import { HeldCarNotice } from './held-car-notice.tsx';
import { LocationChoices } from './location-choices.tsx';
import { SlotChoices } from './slot-choices.tsx';
import { TimesNotice } from './times-notice.tsx';

/** Where and when, in a dialog. */
export function DialogTimes({ view }: { readonly view: TimesStepView }) {
  const { car, hold, locations, days, times, notice, anotherTime } = view;
  return (
    <>
      {car && <DrivenCar car={car} />}
      {hold && <HeldCarNotice hold={hold} />}
      {locations.length > 0 && <LocationChoices groups={locations} isCarrying={false} />}
      {days.length > 0 && <DayChoices days={days} isCarrying={false} />}
      {notice && !times && <TimesNotice notice={notice} />}
      {times && <SlotChoices times={times} notice={notice} isCarrying={false} />}
      {anotherTime !== null && (
        <p className="small muted">
          None of these?{' '}
          <ChoiceLink className="link" href={anotherTime} isCarrying={false}>
            Ask for another time
          </ChoiceLink>
        </p>
      )}
    </>
  );
}

/** Who is driving, in a dialog. */
export function DialogDetails({ view }: { readonly view: DetailsStepView }) {
  const { car, held, form } = view;
  return (
    <>
      {car && <DrivenCar car={car} />}
      <LeadForm key={form.key} view={form}>
        {held && (
          <p className="notice good">
            <Icon path={clockIcon} />
            <span>
              <b>{held.text}</b> {held.until}{' '}
              <a className="link" href={held.change} data-keep-scroll="">
                Change place or time
              </a>
            </span>
          </p>
        )}
      </LeadForm>
    </>
  );
}
