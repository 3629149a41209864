import type { VehicleButtonView } from '@forecourt/app/stock/vehicle/vehicle-buttons.view';
import { FormLink } from '../../leads/form-link.tsx';
import { Icon } from '@forecourt/ui/icon';
import { fileTextIcon, imagesIcon, mapPinIcon, refreshIcon } from '@forecourt/ui/icons';

const icons: Readonly<Partial<Record<VehicleButtonView['opens'], string>>> = {
  tradeIn: refreshIcon,
  historyReport: fileTextIcon,
  map: mapPinIcon,
  photos: imagesIcon,
};

/** What helps to decide, below the buttons (VDP-5). */
export function QuietLinks({ links }: { readonly links: readonly VehicleButtonView[] }) {
  return (
    <ul className="vlinks vpart">
      {links.map(({ opens, text, href, isExternal }) => {
        const words = (
          <>
            <Icon path={icons[opens] ?? fileTextIcon} />
            <b>{text}</b>
          </>
        );
        return (
          <li key={opens}>
            {opens === 'photos' ? (
              <FormLink className="call" href={href}>
                {words}
              </FormLink>
            ) : (
              <a className="call" href={href} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
