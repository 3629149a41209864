import type { SlotChoiceView, TimesStepView } from '@forecourt/app/test-drive/test-drive-page.view';

/** The times of the chosen day; taken ones stay in their place. */
export function SlotChoices({ times }: { readonly times: NonNullable<TimesStepView['times']> }) {
  return (
    <section className="jblock" aria-labelledby="drive-times">
      <h2 id="drive-times">{times.heading}</h2>
      {times.sets.map(({ name, slots }) => (
        <div key={name} className="slotset">
          <h3>{name}</h3>
          <ul className="slots">
            {slots.map((slot) => (
              <li key={slot.label}>
                <SlotChoice slot={slot} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function SlotChoice({ slot }: { readonly slot: SlotChoiceView }) {
  const { href, text, label, state } = slot;
  if (href === null) {
    return (
      <div className="slot no">
        <span>
          <s>{text}</s>
          <small>Taken</small>
        </span>
      </div>
    );
  }
  return (
    <a
      className={state === 'chosen' ? 'slot on' : state === 'nearest' ? 'slot near' : 'slot'}
      href={href}
      aria-current={state === 'chosen' ? 'time' : undefined}
      data-keep-scroll=""
    >
      <span>
        {text}
        <span className="vh">{label.slice(text.length)}</span>
        {state === 'nearest' && <small>Nearest</small>}
      </span>
    </a>
  );
}
