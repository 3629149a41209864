import type { RightsView } from '@forecourt/app/pages/blocks/rights.block';

/** What the law gives a buyer, whatever a dealer says. */
export function RightsBlock({ view }: { readonly view: RightsView }) {
  const { guarantee, coolingOff } = view;
  return (
    <div className="wrap page-prose" data-block="rights">
      {guarantee !== null && <p>{guarantee}</p>}
      {coolingOff.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
