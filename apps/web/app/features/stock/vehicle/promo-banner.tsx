import type { VehicleSectionView } from '@forecourt/app/stock/vehicle/vehicle-sections.view';
import { Icon } from '@forecourt/ui/icon';
import { arrowRightIcon } from '@forecourt/ui/icons';

type PromoBannerProps = Pick<Extract<VehicleSectionView, { kind: 'promoBanner' }>, 'links'>;

/** Where else a visitor of a car may want to go (VDP-1). */
export function PromoBanner({ links }: PromoBannerProps) {
  return (
    <nav className="promo3" aria-label="More from us">
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
          <Icon path={arrowRightIcon} />
        </a>
      ))}
    </nav>
  );
}
