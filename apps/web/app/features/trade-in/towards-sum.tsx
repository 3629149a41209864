import type { OfferTowardsView } from '@forecourt/app/trade-in/pages/offer-step.view';
import type { TowardsView } from '@forecourt/app/trade-in/offer-towards';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Picture } from '@forecourt/ui/picture';
import { PressForm } from '../test-drive/press-form.tsx';
import '@forecourt/ui/styles/picture.css';

/** The car that an offer is put towards, with what is left to pay of it (TRADE-10). */
export function OfferTowards({ towards }: { readonly towards: OfferTowardsView }) {
  const { sum, press, browse } = towards;
  if (sum === null && browse === null) return null;
  return (
    <aside className="jsum" aria-label="Put it towards another car">
      <b className="bid-side">{sum ? 'Put it towards this one' : 'Put it towards your next one'}</b>
      {sum ? (
        <>
          <TowardsSum sum={sum} />
          {press && (
            <PressForm press={press}>
              <Button type="submit" look="line" isBlock>
                {press.text}
              </Button>
            </PressForm>
          )}
          <p className="bid-fine">{sum.note}</p>
        </>
      ) : (
        browse && (
          <>
            <p className="muted">Open any of them, and its page shows what’s left to pay with your offer.</p>
            <ButtonLink href={browse.href} look="line" isBlock>
              {browse.text}
            </ButtonLink>
          </>
        )
      )}
    </aside>
  );
}

/** The price, what the offer takes off it, and what is left. */
export function TowardsSum({ sum }: { readonly sum: TowardsView }) {
  const { title, href, picture, rows, total } = sum;
  return (
    <>
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 75em) 332px, 100vw" />}
      <a className="link" href={href}>
        {title}
      </a>
      <ul className="sumlist">
        {rows.map(({ text, amount }) => (
          <li key={text}>
            <span>{text}</span>
            <b>{amount}</b>
          </li>
        ))}
        <li className="tot">
          <span>{total.text}</span>
          <b>{total.amount}</b>
        </li>
      </ul>
    </>
  );
}
