import type { DropOffView, ServiceDayView } from '@forecourt/app/service-booking/booking-form.view';
import type { Field } from '@forecourt/domain/form/field-description';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { useState } from 'react';
import { useIsScripted } from '../../shared/use-is-scripted.ts';
import { fieldId } from '../leads/form-problems.ts';
import { RadioGroup } from './radio-group.tsx';

interface DropOffPickerProps {
  readonly dropOff: DropOffView;
  readonly field: Field;
  readonly id: string;
  readonly formId: string;
  readonly entry: string | undefined;
  readonly error: string | null;
  readonly more: { readonly place: string; readonly time: string; readonly timeError: string | null };
}

/** The days of the chosen place, shut ones with their reason, and the drop-off times of the chosen day. */
export function DropOffPicker({ dropOff, field, id, formId, entry, error, more }: DropOffPickerProps) {
  const { calendars, calendarOf, timeField } = dropOff;
  const [chosen, setChosen] = useState(entry ?? '');
  const days = calendars[calendarOf[more.place] ?? 0] ?? [];
  const day = days.find(({ date, shut }) => date === chosen && shut === null);
  // Each day has its own times: without a script every one of them stands there.
  const isScripted = useIsScripted();
  const times = (day ? [day] : isScripted ? [] : days).flatMap((one) => one.times.concat(one.fullTimes));
  const shown = [...new Set(times)].toSorted();
  return (
    <>
      <RadioGroup id={id} label={field.label} error={error}>
        <div className="days" role="presentation">
          {days.map((one) => (
            <DayRadio
              key={one.date}
              day={one}
              name={field.name}
              isChosen={one.date === chosen}
              onChoose={setChosen}
            />
          ))}
        </div>
      </RadioGroup>
      {timeField !== null && (
        <RadioGroup
          id={fieldId(formId, timeField)}
          label={day ? `Drop-off on ${day.label}` : 'Drop-off time'}
          error={more.timeError}
        >
          {shown.length === 0 && <p className="muted">Choose a day, and we’ll show you its times.</p>}
          <div className="slots">
            {shown.map((time) => (
              <TimeRadio
                key={time}
                time={time}
                name={timeField}
                isChosen={time === more.time}
                isFull={day?.fullTimes.includes(time) ?? false}
              />
            ))}
          </div>
        </RadioGroup>
      )}
    </>
  );
}

interface TimeRadioProps {
  readonly time: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isFull: boolean;
}

function TimeRadio({ time, name, isChosen, isFull }: TimeRadioProps) {
  if (isFull) {
    return (
      <div className="slot no">
        <span>
          <s>{clockWords(time)}</s>
          <small>Full</small>
        </span>
      </div>
    );
  }
  return (
    <label className="slot">
      <input className="vh" type="radio" name={name} value={time} defaultChecked={isChosen} data-kept="" />
      {clockWords(time)}
    </label>
  );
}

interface DayRadioProps {
  readonly day: ServiceDayView;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (date: string) => void;
}

function DayRadio({ day, name, isChosen, onChoose }: DayRadioProps) {
  const { date, label, shut } = day;
  const note = shut ?? day.leftText;
  const inside = (
    <>
      <span className="vh">{[label, note].filter(Boolean).join(', ')}</span>
      <span aria-hidden="true">{day.name}</span>
      <b aria-hidden="true">{day.number}</b>
      {note !== null && <em aria-hidden="true">{note}</em>}
    </>
  );
  if (shut !== null) return <div className="day shut">{inside}</div>;
  return (
    <label className="day">
      <input
        className="vh"
        type="radio"
        name={name}
        value={date}
        defaultChecked={isChosen}
        onChange={() => onChoose(date)}
        data-kept=""
      />
      {inside}
    </label>
  );
}
