import type { RateWarningView } from '@forecourt/app/stock/card/weekly.view';
import '@forecourt/ui/styles/rate-strip.css';

/** On the screen as long as a comparison rate is (LAW-2): over the list, and never over what stands in it. */
export function RateStrip({ basis, warning }: RateWarningView) {
  return (
    <aside className="ratestrip" aria-label="About the comparison rate">
      <b>{basis}</b> {warning}
    </aside>
  );
}
