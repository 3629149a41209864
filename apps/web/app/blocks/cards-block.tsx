import type { CardsView } from '@forecourt/app/pages/blocks/cards.block';
import { BlockAnchor } from '../shared/block-anchor.tsx';

/** Ways on, side by side. */
export function CardsBlock({ view }: { readonly view: CardsView }) {
  return (
    <div className="wrap" data-block="cards">
      <ul className="way-cards">
        {view.cards.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {link && <BlockAnchor link={link} className="link" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
