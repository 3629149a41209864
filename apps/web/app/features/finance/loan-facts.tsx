import type { LoanView } from '@forecourt/app/finance/loan.view';

/** What a loan is made of, line by line. */
export function LoanFacts({ facts }: Pick<LoanView, 'facts'>) {
  return (
    <dl className="fin-facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
