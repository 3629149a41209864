import type { PaymentBarsView } from '@forecourt/app/finance/payment-bars.view';

const [barWidth, gap] = [24, 8];

/** What is paid over time: a bar for each year, of what comes off the car, interest, and the final payment. */
export function PaymentBars({ bars: { bars, legend, summary } }: { readonly bars: PaymentBarsView }) {
  const width = bars.length * (barWidth + gap);
  return (
    <figure className="paybars">
      <figcaption>What you pay each year</figcaption>
      <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {bars.map(({ year, principal, interest, balloon }, place) => {
          const x = place * (barWidth + gap) + gap / 2;
          const box = { x, width: barWidth };
          return (
            <g key={year}>
              <rect {...box} y={100 - principal} height={principal} className="principal" />
              <rect {...box} y={100 - principal - interest} height={interest} className="interest" />
              <rect {...box} y={100 - principal - interest - balloon} height={balloon} className="balloon" />
            </g>
          );
        })}
      </svg>
      <ol aria-hidden="true">
        {bars.map(({ year }) => (
          <li key={year}>{year}</li>
        ))}
      </ol>
      <ul>
        {legend.map(({ part, text }) => (
          <li key={part} data-part={part}>
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
