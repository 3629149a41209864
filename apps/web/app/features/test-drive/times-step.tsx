import type { TimesStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon } from '@forecourt/ui/icons';
import { useEffect } from 'react';
import { useCostlyProof } from '../../browser/use-costly-proof.ts';
import { carryingForm, ChoiceLink } from './choice-link.tsx';
import { DayChoices } from './day-choices.tsx';
import { DriveSummary } from './drive-summary.tsx';
import { DrivenCar } from './driven-car.tsx';
import { PressForm } from './press-form.tsx';
import { SlotChoices } from './slot-choices.tsx';
import { StepHeading } from './step-heading.tsx';
import { TimesNotice } from './times-notice.tsx';
import { HeldCarNotice } from './held-car-notice.tsx';
import { LocationChoices } from './location-choices.tsx';

/** Where and when: every choice is a link, and the last a button that keeps the time. */
export function TimesStep({ view }: { readonly view: TimesStepView }) {
  const { present, car, hold, carried, locations, days, times, notice, press, anotherTime, summary, back } =
    view;
  const isCarrying = carried !== null;
  const { start, sendWithProof } = useCostlyProof();
  const canPress = press !== null;
  // While the choice is looked at once more.
  useEffect(() => {
    if (canPress) start();
  }, [canPress, start]);
  return (
    <div className={press ? 'wrap jr hasbar' : 'wrap jr'}>
      <div>
        <StepHeading heading={view.heading} number={2} text={view.stepText} />
        {present && <PresentBooking present={present} />}
        {car && (
          <div className="drive-only-s">
            <DrivenCar car={car} />
          </div>
        )}
        {hold && <HeldCarNotice hold={hold} />}
        {carried && <CarriedFields carried={carried} />}
        {locations.length > 0 && <LocationChoices groups={locations} isCarrying={isCarrying} />}
        {days.length > 0 && <DayChoices days={days} isCarrying={isCarrying} />}
        {notice && !times && <TimesNotice notice={notice} />}
        {times && <SlotChoices times={times} notice={notice} isCarrying={isCarrying} />}
        <p className="small muted drive-hours">
          {times?.hours}{' '}
          {anotherTime !== null && (
            <>
              None of these?{' '}
              <ChoiceLink className="link" href={anotherTime} isCarrying={isCarrying}>
                Ask for another time
              </ChoiceLink>
            </>
          )}
        </p>
      </div>
      <DriveSummary car={car} summary={summary}>
        {press && (
          <PressForm press={press} className="drive-wide" onSend={sendWithProof}>
            <Button type="submit" isBlock>
              {press.text}
            </Button>
          </PressForm>
        )}
        {back && (
          <a className="link drive-back" href={back.href}>
            {back.text}
          </a>
        )}
      </DriveSummary>
      {press && (
        <PressForm press={press} className="jbar" onSend={sendWithProof}>
          <p>
            <b>{summary.when?.text}</b>
            <span>{summary.location?.name}</span>
          </p>
          <Button type="submit">{press.shortText}</Button>
        </PressForm>
      )}
    </div>
  );
}

/** What they have until another time is chosen. */
function PresentBooking({ present }: { readonly present: NonNullable<TimesStepView['present']> }) {
  const { when, where, keep } = present;
  return (
    <p className="notice drive-hold">
      <Icon path={calendarIcon} />
      <span>
        You have{' '}
        <b>
          {when}
          {where !== null && ` at ${where}`}
        </b>
        . Choose another time below, or{' '}
        <a className="link" href={keep.href}>
          {keep.text}
        </a>
        .
      </span>
    </p>
  );
}

/** What was typed already, in the form that every choice sends. */
function CarriedFields({ carried }: { readonly carried: NonNullable<TimesStepView['carried']> }) {
  return (
    <form id={carryingForm} method="post" action={carried.action} data-document="">
      {carried.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
