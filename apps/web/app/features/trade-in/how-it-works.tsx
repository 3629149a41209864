import type { PlateStateView } from '@forecourt/app/trade-in/pages/find-step.view';

/** What follows on the plate, until the money is there. */
export function HowItWorks({ view }: { readonly view: Pick<PlateStateView, 'nextSteps' | 'hours'> }) {
  return (
    <>
      <h2 className="offer-side">How it works</h2>
      <ol className="clock">
        {view.nextSteps.map(({ title, text }, index) => (
          <li key={title} className={index === 0 ? 'next' : 'later'}>
            <span className="dot" />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="offer-note">{view.hours}</p>
    </>
  );
}
