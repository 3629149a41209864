import type { ClockStepView } from '@forecourt/app/leads/pages/receipt-page.view';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon } from '@forecourt/ui/icons';

interface ClockStepsProps {
  readonly steps: readonly ClockStepView[];
  /** As it is read aloud. */
  readonly heading?: string;
}

/** What happened and what comes, in its order. */
export function ClockSteps({ steps, heading = 'What happens next' }: ClockStepsProps) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="vh">
        {heading}
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
