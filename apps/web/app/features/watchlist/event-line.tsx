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

interface EventLineProps {
  readonly event: Event | null;
  /** When it can be tried out first; news is said before that. */
  readonly freeDay?: string | null;
}

/** What happened to a saved car since, in one line, or when it can be driven (WATCH-5). */
export function EventLine({ event, freeDay = null }: EventLineProps) {
  const kind = event?.kind ?? 'saved';
  const text = kind === 'saved' ? (freeDay ?? event?.text) : event?.text;
  if (text === undefined) return null;
  return (
    <p className="event" data-tone={kind === 'priceDrop' ? 'save' : 'quiet'}>
      <Icon path={icons[kind]} />
      <span>{text}</span>
    </p>
  );
}
