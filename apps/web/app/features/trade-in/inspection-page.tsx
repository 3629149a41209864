import type { InspectionStepView } from '@forecourt/app/trade-in/pages/inspection-step.view';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon } from '@forecourt/ui/icons';
import { DayChoices } from '../test-drive/day-choices.tsx';
import { LocationChoices } from '../test-drive/location-choices.tsx';
import { PressForm } from '../test-drive/press-form.tsx';
import { SlotChoices } from '../test-drive/slot-choices.tsx';
import { TimesNotice } from '../test-drive/times-notice.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '../../shared/journey.css';
import '../../shared/day-picker.css';
import '../test-drive/test-drive.css';

/** When the car is looked at: every choice is a link, and the last a button that books the time. */
export function Page({ view }: { readonly view: InspectionStepView }) {
  const { heading, lead, message, present, locations, days, times, notice, press, when, place, bring, home } =
    view;
  return (
    <div className={press ? 'wrap jr hasbar' : 'wrap jr'}>
      <div>
        <div className="jr-h">
          <h1>{heading}</h1>
          {lead !== null && <p>{lead}</p>}
        </div>
        {message !== null && <TimesNotice notice={{ heading: message, text: '' }} />}
        {present !== null && (
          <p className="notice drive-hold">
            <Icon path={calendarIcon} />
            <span>
              You have <b>{present}</b>. Choose another time below.
            </span>
          </p>
        )}
        {locations.length > 0 && <LocationChoices groups={locations} isCarrying={false} />}
        {days.length > 0 && <DayChoices days={days} isCarrying={false} />}
        {notice && !times && <TimesNotice notice={notice} />}
        {times && <SlotChoices times={times} notice={notice} isCarrying={false} />}
        {times?.hours && <p className="small muted drive-hours">{times.hours}</p>}
      </div>
      <aside className="jsum" aria-label="What you’ve chosen">
        <dl>
          {when && (
            <div>
              <dt>When</dt>
              <dd>
                {when.text}
                <small>{when.note}</small>
              </dd>
            </div>
          )}
          {place !== null && (
            <div>
              <dt>Where</dt>
              <dd>{place}</dd>
            </div>
          )}
        </dl>
        <p className="small muted">{bring}</p>
        {press && (
          <PressForm press={press} className="drive-wide">
            <Button type="submit" isBlock>
              {press.text}
            </Button>
          </PressForm>
        )}
        <a className="link drive-back" href={home.href}>
          {home.text}
        </a>
      </aside>
      {press && (
        <PressForm press={press} className="jbar">
          <p>
            <b>{when?.text}</b>
            <span>{place}</span>
          </p>
          <Button type="submit">{press.shortText}</Button>
        </PressForm>
      )}
    </div>
  );
}
