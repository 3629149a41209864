import type { CarouselButtons, carouselRules } from '@forecourt/domain/pages/carousel-buttons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from './icons.ts';

export interface CarouselProps {
  /** What is in it: 'Similar cars'. */
  readonly label: string;
  /** The row's own class, which says how wide an item is. */
  readonly className?: string;
  /** When its buttons work, and how far they go. */
  readonly rules: typeof carouselRules;
  readonly children: ReactNode;
}

/**
 * A row that is wider than the screen: it scrolls by finger, wheel and key, and by two buttons that are
 * disabled at its ends (HOME-4). Nothing moves by itself.
 */
export function Carousel({ label, className = '', rules, children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<CarouselButtons | null>(null);

  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const look = () => {
      const { scrollLeft: left, clientWidth: inSight, scrollWidth: width } = current;
      setEnds(rules.buttons({ left, inSight, width }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [rules]);

  const step = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * rules.step(row.current.clientWidth), behavior: 'smooth' });
  const isScrollable = ends !== null && (ends.canGoBack || ends.canGoOn);
  return (
    <div className="carousel" role="group" aria-label={label}>
      {isScrollable && (
        <div className="arrows">
          <button
            type="button"
            className="icon-btn"
            aria-label={`${label}: previous`}
            disabled={!ends.canGoBack}
            onClick={() => step(-1)}
          >
            <Icon path={chevronLeftIcon} />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label={`${label}: next`}
            disabled={!ends.canGoOn}
            onClick={() => step(1)}
          >
            <Icon path={chevronRightIcon} />
          </button>
        </div>
      )}
      <div ref={row} className={`carousel-row ${className}`} tabIndex={isScrollable ? 0 : undefined}>
        {children}
      </div>
    </div>
  );
}
