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
          <Slide key={slide.title} slide={slide} size={view.size} />
        ))}
      </Carousel>
    </section>
  );
}

interface SlideProps {
  readonly slide: PromoView;
  readonly size: PromotionsView['size'];
}

function Slide({ slide, size }: SlideProps) {
  const { picture, title, text, until, href, hidesWords, label } = slide;
  const { width, height } = size;
  const inside = (
    <>
      {/* An empty drawing of the site's measures: it gives the slide its height on large screens. */}
      <svg className="slide-size" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {picture && (
        <Photo picture={picture} sizes="(min-width: 51.25em) 60vw, 90vw" width={width} height={height} />
      )}
      {!hidesWords && (
        <div className="slide-words">
          {until !== null && <p className="small">{until}</p>}
          <h3 className="display">{title}</h3>
          {text !== null && <p>{text}</p>}
          {href !== null && <span className="btn">{label}</span>}
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
