import type { FinancePageView } from '@forecourt/app/finance/show-finance-page';
import { Icon } from '@forecourt/ui/icon';
import { arrowLeftIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { Crumbs } from '../../shared/crumbs.tsx';
import { FinanceCard } from './finance-card.tsx';

/** The finance of a car on a page of its own: the answer of the calculator where there is no JavaScript. */
export function Page({ view }: { readonly view: FinancePageView }) {
  const { crumbs, title, subtitle, picture, back, card } = view;
  return (
    <div className="wrap finpage">
      <Crumbs crumbs={crumbs} />
      <div className="finpage-head">
        {picture && (
          <a href={back.href} className="finpage-pic" tabIndex={-1} aria-hidden="true">
            <Photo
              picture={picture}
              sizes="(min-width: 51.25em) 320px, 40vw"
              width={320}
              height={213}
              isFirst
            />
          </a>
        )}
        <div>
          <h1>{title}</h1>
          {subtitle !== null && <p className="muted">{subtitle}</p>}
          <p>
            <a className="link" href={back.href}>
              <Icon path={arrowLeftIcon} /> {back.text}
            </a>
          </p>
        </div>
      </div>
      <FinanceCard card={card} hasHeading={false} />
    </div>
  );
}
