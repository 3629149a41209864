import type { ModelView } from '@forecourt/app/pages/show-model-page';
import { Photo } from '@forecourt/ui/photo';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { CarCard } from '../stock/card/car-card.tsx';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import '../../blocks/home.css';

/** A model, with the cars of it that are in stock. */
export function Page({ view }: { readonly view: ModelView }) {
  const { title, crumbs, price, comingSoonText, text, picture, stock, noStockText } = view;
  return (
    <>
      <header className="content-top" data-has-picture={picture ? '' : undefined}>
        <div className="wrap">
          <div className="content-words">
            <PageCrumbs crumbs={crumbs} />
            <h1>{title}</h1>
            {(price ?? comingSoonText) !== null && <p className="h3">{price ?? comingSoonText}</p>}
            {text !== null && <p className="lead">{text}</p>}
            {stock ? (
              <p>
                <BlockAnchor link={stock.all} className="btn" />
              </p>
            ) : (
              <p className="muted">{noStockText}</p>
            )}
          </div>
        </div>
        {picture && (
          <Photo
            picture={picture}
            sizes="(min-width: 51.25em) 50vw, 100vw"
            width={960}
            height={640}
            isFirst
          />
        )}
      </header>
      {stock && (
        <section className="wrap band">
          <div className="head">
            <h2>{stock.heading}</h2>
          </div>
          <div className="grid g-four">
            {stock.cards.map((car) => (
              <CarCard key={car.id} car={car} look="open" />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
