import type { ModelView } from '@forecourt/app/models/model-page.view';
import type { ModelPrice } from '@forecourt/domain/models/model-price';
import { PriceBlock } from '@forecourt/ui/price-block';

/** The price of a model, or of a grade of it, beside its basis (LAW-2). */
export function ModelPriceLine({
  price: { amount, basis },
  isBig = false,
}: {
  readonly price: ModelPrice;
  readonly isBig?: boolean;
}) {
  const shown = {
    kind: 'amount',
    amount,
    basis: basis ?? '',
    was: null,
    otherWay: null,
    weekly: null,
  } as const;
  return <PriceBlock price={shown} isBig={isBig} />;
}

/** Each colour leads to the page with the picture in that colour, and works without a script. */
export function ColourLinks({ colours }: Pick<ModelView, 'colours'>) {
  return (
    <ul className="mdl-colours">
      {colours.map(({ name, swatch, surcharge, href, isChosen }) => (
        <li key={name}>
          <a href={href} aria-current={isChosen ? 'true' : undefined} data-keep-scroll="">
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <circle cx="24" cy="24" r="23.5" fill={swatch} />
            </svg>
            {name}
            {surcharge !== null && <span className="muted">{surcharge}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Grades from the lowest price to the highest. */
export function GradeTable({ rows }: Pick<NonNullable<ModelView['grades']>, 'rows'>) {
  return (
    <table className="mdl-grades">
      <tbody>
        {rows.map(({ name, text, price }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
            <td>{price && <ModelPriceLine price={price} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What buyers ask about, with where it comes from. */
export function FactList({ rows, source }: NonNullable<ModelView['facts']>) {
  return (
    <>
      <dl className="mdl-facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {source !== null && <p className="small muted">{source}</p>}
    </>
  );
}

const fewAccessories = 6;

/** Accessories with their fitted prices; the rest of a long list unfolds. */
export function AccessoryList({
  accessories,
}: {
  readonly accessories: NonNullable<ModelView['accessories']>;
}) {
  const { rows, count, ask } = accessories;
  const [first, rest] = [rows.slice(0, fewAccessories), rows.slice(fewAccessories)];
  return (
    <div className="mdl-acc">
      <AccessoryRows rows={first} />
      {rest.length > 0 ? (
        <details className="more">
          <summary className="link">
            <span className="closed">All {count}</span>
            <span className="opened">Show fewer</span>
          </summary>
          <AccessoryRows rows={rest} />
        </details>
      ) : (
        <p className="muted">{count}</p>
      )}
      {ask && (
        <p>
          <a className="link" href={ask.href}>
            {ask.label}
          </a>
        </p>
      )}
    </div>
  );
}

function AccessoryRows({ rows }: Pick<NonNullable<ModelView['accessories']>, 'rows'>) {
  return (
    <ul>
      {rows.map(({ name, price }) => (
        <li key={name}>
          <span>{name}</span>
          {price !== null && <b>{price}</b>}
        </li>
      ))}
    </ul>
  );
}
