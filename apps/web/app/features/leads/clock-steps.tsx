import type { ClockStepView } from '@forecourt/app/leads/pages/receipt-page.view';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon } from '@forecourt/ui/icons';

/** What happened and what comes, in its order. */
export function ClockSteps({ steps }: { readonly steps: readonly ClockStepView[] }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="vh">
        What happens next
      </h2>
      <ol className="clock">
        {steps.map(({ state, title, text }) => (
          <li key={title} className={state}>
            <span className="dot">{state === 'done' && <Icon path={checkIcon} />}</span>
            <div>
              <b>{title}</b>
              {text !== null && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
