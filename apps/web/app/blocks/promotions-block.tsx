import type { PromotionsView } from '@forecourt/app/pages/blocks/promotions.block';
import type { PromoView } from '@forecourt/app/pages/blocks/promo-view';
import { carouselRules } from '@forecourt/domain/pages/carousel-buttons';
import { Carousel } from '@forecourt/ui/carousel';
import { Photo } from '@forecourt/ui/photo';

/** The promotions slider (HOME-3). It moves when somebody moves it, and never by itself. */
export function PromotionsBlock({ view }: { readonly view: PromotionsView }) {
  return (
    <section className="wrap slides" data-count={view.slides.length} aria-label="Promotions">
      <Carousel label="Promotions" rules={carouselRules} className="slides-row">
        {view.slides.map((slide) => (
          <Slide key={slide.title} slide={slide} />
        ))}
      </Carousel>
    </section>
  );
}

function Slide({ slide }: { readonly slide: PromoView }) {
  const { picture, title, text, until, href, hidesWords } = slide;
  const inside = (
    <>
      {picture && (
        <Photo picture={picture} sizes="(min-width: 51.25em) 60vw, 90vw" width={1920} height={540} />
      )}
      {!hidesWords && (
        <div className="slide-words">
          {until !== null && <p className="small">{until}</p>}
          <h3 className="display">{title}</h3>
          {text !== null && <p>{text}</p>}
          {href !== null && <span className="btn">Find out more</span>}
        </div>
      )}
    </>
  );
  return href === null ? (
    <div className="slide">{inside}</div>
  ) : (
    <a className="slide" href={href}>
      {inside}
    </a>
  );
}
