import type { DealingView } from '@forecourt/app/leads/inbox/lead.view';
import { FactChip } from '../../../shared/fact-chip.tsx';

/** A booking, an offer, a reservation or an application: how it stands, and what its buyer was told. */
export function Dealing({
  dealing: { heading, state, amount, facts, reasons },
}: {
  readonly dealing: DealingView;
}) {
  return (
    <section>
      <div className="sec">
        <h2>{heading}</h2>
        <FactChip {...state} />
      </div>
      {amount && (
        <span className="blk">
          <b>{amount.amount}</b> <span className="xs mut">{amount.basis}</span>
        </span>
      )}
      {facts.length > 0 && (
        <dl className={amount ? 'kv mt12' : 'kv'}>
          {facts.map(({ label, value }) => (
            <div key={label} className="pair">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {reasons.length > 0 && (
        <ul className="col g4 sm ink2 mt12" aria-label="What it’s made of, as they read it">
          {reasons.map(({ text, note, amount: of }) => (
            <li key={text} className="rowf sb">
              <span>
                {text}
                {note !== null && <span className="xs mut blk">{note}</span>}
              </span>
              <span className="nw">{of}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
