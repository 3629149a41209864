import type { CarCardView } from '@forecourt/app/stock/card/car-card.view';
import { FormLink } from '../../leads/form-link.tsx';
import { CardCompare } from './card-compare.tsx';
import { isOnPicture, type CardLook } from './card-look.ts';

const looks: Readonly<Record<CardLook, readonly [first: string, others: string]>> = {
  open: ['link', 'link'],
  compact: ['btn line', 'btn soft'],
  row: ['btn line', 'link'],
  plain: ['btn line', 'link'],
  mini: ['link', 'link'],
};

interface CardActionsProps {
  readonly car: CarCardView;
  readonly look: CardLook;
  /** The first is drawn as a button where the look has links alone. */
  readonly hasButton: boolean;
}

/** The buttons of a card (CARD-3, CARD-4): never solid, as the card itself is the way to the car. */
export function CardActions({ car, look, hasButton }: CardActionsProps) {
  // The small cards beside a large one, and those of similar cars, are what they show: a press leads to the car.
  const compares = !isOnPicture(look) && car.comparedSlug !== null;
  if ((car.buttons.length === 0 && !compares) || (look === 'mini' && !hasButton)) return null;
  const [first, others] = hasButton ? looks.row : looks[look];
  return (
    <div className="card-actions">
      {car.buttons.map(({ opens, text, amount, href }, place) => {
        const Anchor = opens === 'form' ? FormLink : 'a';
        return (
          <Anchor
            key={text}
            className={place === 0 ? first : others}
            {...(look === 'row' && opens === 'car' && car.buttons.length > 1 && { 'data-explore': '' })}
            href={href}
            {...(opens === 'checkout' && { 'data-document': '' })}
          >
            {text}
            {amount !== null && ` ${amount}`}
            <span className="vh">: {car.fullName}</span>
          </Anchor>
        );
      })}
      {compares && <CardCompare car={car} />}
    </div>
  );
}
