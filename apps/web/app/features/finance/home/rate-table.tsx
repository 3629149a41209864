import type { AnyCarFinanceView } from '@forecourt/app/finance/any-car-finance';

/** Today's rates: both columns in one size, and the warning under them (LAW-2). */
export function RateTable({ rates, rate, ratesDay }: Pick<AnyCarFinanceView, 'rate' | 'rates' | 'ratesDay'>) {
  return (
    <section className="fin-sec">
      <h2>Today’s rates</h2>
      <p className="muted">As at {ratesDay}, for what we have in stock.</p>
      <table className="rates">
        <thead>
          <tr>
            <th scope="col">Secured loan</th>
            <th scope="col">Interest rate</th>
            <th scope="col">Comparison rate</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ loan, interest, comparison }) => (
            <tr key={`${loan} ${interest}`}>
              <th scope="row">{loan}</th>
              <td data-label="Interest rate">{interest}</td>
              <td data-label="Comparison rate">{comparison}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="warnline">
        {rate.warning} {rate.basis} The lender sets your own rate once they’ve looked at your application.
      </p>
    </section>
  );
}
