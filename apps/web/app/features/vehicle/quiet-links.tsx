import type { VehicleButtonView } from '@forecourt/app/stock/vehicle-buttons.view';
import { Icon } from '@forecourt/ui/icon';
import { fileTextIcon, mapPinIcon, refreshIcon } from '@forecourt/ui/icons';

const icons: Readonly<Partial<Record<VehicleButtonView['opens'], string>>> = {
  tradeIn: refreshIcon,
  historyReport: fileTextIcon,
  map: mapPinIcon,
};

/** What helps to decide, below the buttons (VDP-5). */
export function QuietLinks({ links }: { readonly links: readonly VehicleButtonView[] }) {
  return (
    <ul className="vlinks vpart">
      {links.map(({ opens, text, href, isExternal }) => (
        <li key={opens}>
          <a className="call" href={href} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
            <Icon path={icons[opens] ?? fileTextIcon} />
            <b>{text}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
