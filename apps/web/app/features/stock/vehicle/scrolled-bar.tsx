import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PriceBlock } from '@forecourt/ui/price-block';
import { barPrice } from './bar-price.ts';
import { PrimaryAction } from './primary-action.tsx';

export interface ScrolledBarProps {
  readonly view: VehiclePageView;
  readonly isShown: boolean;
}

const mostLinks = 5;

/** Takes the header's place when the buttons have left the screen; it lies over the page and moves nothing. */
export function ScrolledBar({ view, isShown }: ScrolledBarProps) {
  const headed = view.sections.flatMap((section) =>
    section.kind === 'promoBanner' || section.kind === 'call' || section.kind === 'summary' ? [] : section,
  );
  return (
    <div className="vbar" data-shown={isShown ? '' : undefined} inert={!isShown}>
      <div className="wrap">
        <b>{view.title}</b>
        <nav aria-label="Sections of this page">
          {headed.slice(0, mostLinks).map(({ kind, heading }) => (
            <a key={kind} href={`#${kind}`}>
              {heading}
            </a>
          ))}
        </nav>
        <PriceBlock price={barPrice(view.price)} />
        <PrimaryAction view={view} className="btn" isShort />
      </div>
    </div>
  );
}
