import type { FactsView } from '@forecourt/app/pages/blocks/facts.block';

/** Figures drawn large, or lines of who does what. */
export function FactsBlock({ view }: { readonly view: FactsView }) {
  return (
    <div className="wrap page-prose" data-block="facts">
      <dl className={view.areShort ? 'figures' : 'lines'}>
        {view.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
