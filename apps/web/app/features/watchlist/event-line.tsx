import type { SavedCarView } from '@forecourt/app/watchlist/show-car-cards';
import { Icon } from '@forecourt/ui/icon';
import { bellIcon, circleCheckIcon, clockIcon, trendingDownIcon } from '@forecourt/ui/icons';

type Event = NonNullable<SavedCarView['event']>;

const icons: Readonly<Record<Event['kind'], string>> = {
  priceDrop: trendingDownIcon,
  reserved: bellIcon,
  sold: circleCheckIcon,
  gone: circleCheckIcon,
  saved: clockIcon,
};

/** What happened to a saved car since, in one line (WATCH-5). */
export function EventLine({ event }: { readonly event: Event }) {
  return (
    <p className="event" data-tone={event.kind === 'priceDrop' ? 'save' : 'quiet'}>
      <Icon path={icons[event.kind]} />
      <span>{event.text}</span>
    </p>
  );
}
