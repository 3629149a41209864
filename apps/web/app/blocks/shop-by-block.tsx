import type { ShopByView } from '@forecourt/app/pages/blocks/shop-by.block';
import { Icon } from '@forecourt/ui/icon';
import { chevronRightIcon } from '@forecourt/ui/icons';
import { BlockAnchor } from '../shared/block-anchor.tsx';

/** The stock by budget and by make, and one invitation. */
export function ShopByBlock({ view }: { readonly view: ShopByView }) {
  return (
    <section className="wrap band m-budget" data-has-card={view.card ? '' : undefined}>
      <div>
        <h2>{view.budgetHeading}</h2>
        <div className="m-list">
          {view.budgets.map(({ label, count, href }) => (
            <a key={href} href={href}>
              {label}
              <em>{count}</em>
              <Icon path={chevronRightIcon} />
            </a>
          ))}
        </div>
      </div>
      <div>
        <h2>{view.makesHeading}</h2>
        <div className="m-makes">
          {view.makes.map(({ label, count, href }) => (
            <a key={href} href={href}>
              {label}
              <em>{count}</em>
            </a>
          ))}
        </div>
      </div>
      {view.card?.link && (
        <div className="m-sell">
          <h2>{view.card.title}</h2>
          <p>{view.card.text}</p>
          <BlockAnchor link={view.card.link} className="btn block" />
        </div>
      )}
    </section>
  );
}
