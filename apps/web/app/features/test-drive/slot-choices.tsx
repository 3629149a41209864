import type { SlotChoiceView, TimesStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { ChoiceLink } from './choice-link.tsx';
import { TimesNotice } from './times-notice.tsx';

interface SlotChoicesProps {
  readonly times: NonNullable<TimesStepView['times']>;
  readonly notice: TimesStepView['notice'];
  readonly isCarrying: boolean;
}

/** The times of the chosen day; taken ones stay in their place. */
export function SlotChoices({ times, notice, isCarrying }: SlotChoicesProps) {
  return (
    <section className="jblock" aria-labelledby="drive-times">
      <h2 id="drive-times">{times.heading}</h2>
      {notice && <TimesNotice notice={notice} />}
      {times.sets.map(({ name, slots }) => (
        <div key={name} className="slotset">
          <h3>{name}</h3>
          <ul className="slots">
            {slots.map((slot) => (
              <li key={slot.label}>
                <SlotChoice slot={slot} isCarrying={isCarrying} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function SlotChoice({ slot, isCarrying }: { readonly slot: SlotChoiceView; readonly isCarrying: boolean }) {
  const { href, label, state } = slot;
  if (href === null) {
    return (
      <div className={state === 'present' ? 'slot no own' : 'slot no'}>
        <span>
          {state === 'present' ? label : <s>{label}</s>}
          <small>{state === 'present' ? 'Yours' : 'Taken'}</small>
        </span>
      </div>
    );
  }
  return (
    <ChoiceLink
      className={state === 'chosen' ? 'slot on' : state === 'nearest' ? 'slot near' : 'slot'}
      href={href}
      current={state === 'chosen' ? 'time' : undefined}
      isCarrying={isCarrying}
    >
      <span>
        {label}
        {state === 'nearest' && <small>Nearest</small>}
      </span>
    </ChoiceLink>
  );
}
