import type {
  ApplicationAsideView,
  ApplicationStepView,
} from '@forecourt/app/finance/application/application-page.view';
import { CarLine } from '../../leads/car-line.tsx';
import { LoanFacts } from '../loan-facts.tsx';
import { LoanFigures } from '../loan-figures.tsx';

export interface ApplicationAsideProps extends Pick<ApplicationStepView, 'steps' | 'at'> {
  readonly aside: ApplicationAsideView;
}

/** The vehicle, the sums and their warning: one piece, beside every step (LAW-2). */
export function ApplicationAside({ aside, steps, at }: ApplicationAsideProps) {
  const { car, loan, rate, note } = aside;
  return (
    <aside className="jsum app-sum" aria-label="What you’re applying for">
      {car && <CarLine car={car} />}
      {loan && (
        <div className="fin app-fin">
          <LoanFacts facts={loan.facts} />
          <LoanFigures pair={loan.pair} rate={rate} />
        </div>
      )}
      <ol className="app-way">
        {steps.map((title, index) => (
          <li key={title} aria-current={index === at ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      <p className="small muted">{note}</p>
    </aside>
  );
}
