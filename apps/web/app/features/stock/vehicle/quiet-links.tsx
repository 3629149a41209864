import type { VehicleButtonView } from '@forecourt/app/stock/vehicle/vehicle-buttons.view';
import { FormLink } from '../../leads/form-link.tsx';
import { Icon } from '@forecourt/ui/icon';
import { fileTextIcon, imagesIcon, mapPinIcon, messageIcon, refreshIcon } from '@forecourt/ui/icons';

const icons: Readonly<Partial<Record<VehicleButtonView['opens'], string>>> = {
  chat: messageIcon,
  tradeIn: refreshIcon,
  historyReport: fileTextIcon,
  map: mapPinIcon,
  photos: imagesIcon,
};

/** Its code, and then the widget, come with the press; where either does not, the enquiry opens (TALK-1). */
const openChat = async (chat: NonNullable<VehicleButtonView['chat']>) =>
  import('../../contact/open-chat.ts').then(
    (loaded) => loaded.openChat(chat),
    () => false,
  );

/** What helps to decide, below the buttons (VDP-5). */
export function QuietLinks({ links }: { readonly links: readonly VehicleButtonView[] }) {
  return (
    <ul className="vlinks vpart">
      {links.map(({ opens, text, href, isExternal, chat }) => {
        const words = (
          <>
            <Icon path={icons[opens] ?? fileTextIcon} />
            <b>{text}</b>
          </>
        );
        return (
          <li key={opens}>
            {opens === 'photos' || chat ? (
              <FormLink
                className="call"
                href={href}
                instead={chat && (() => openChat(chat))}
                notice={chat?.awayText}
              >
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
