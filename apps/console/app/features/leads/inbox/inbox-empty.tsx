import type { InboxTab } from '@forecourt/app/leads/inbox/inbox.view';
import { Link } from 'react-router';
import { withoutFilters, type FilterChip } from './filter-words.ts';
import { filtersAddress } from './inbox-filters.ts';
import { useFilterChips } from './inbox-viewbar.tsx';
import { LookFurther } from './look-further.tsx';
import type { Inbox } from './use-inbox.ts';

interface Words {
  readonly heading: string;
  readonly text: string;
  readonly next: { readonly text: string; readonly tab: InboxTab };
}

const done: Readonly<Record<InboxTab, Words>> = {
  open: {
    heading: 'Nobody is waiting',
    text: 'Every lead has its answer. The next one stands here the moment it arrives.',
    next: { text: 'See what’s done', tab: 'done' },
  },
  mine: {
    heading: 'Nothing waits for you',
    text: 'No open lead has your name on it.',
    next: { text: 'See all open leads', tab: 'open' },
  },
  unfinished: {
    heading: 'Nothing unfinished',
    text: 'Nobody left a form half way.',
    next: { text: 'See all open leads', tab: 'open' },
  },
  done: {
    heading: 'Nothing done yet',
    text: 'A lead stands here once it’s won or lost.',
    next: { text: 'See all open leads', tab: 'open' },
  },
  spam: {
    heading: 'No spam here',
    text: 'What you mark as spam stands here, and can be taken back.',
    next: { text: 'See all open leads', tab: 'open' },
  },
};

/** No row: because all is done, or because of what narrows the list. */
export function InboxEmpty({ inbox }: { readonly inbox: Inbox }) {
  const { filters } = inbox;
  const chips = useFilterChips(inbox);
  if (chips.length > 0) return <Narrowed inbox={inbox} chips={chips} />;
  const { heading, text, next } = done[filters.tab];
  return (
    <div className="empty">
      <h2>{heading}</h2>
      <p className="ink2">{text}</p>
      <Link className="btn line" to={filtersAddress('/leads', { ...filters, tab: next.tab })}>
        {next.text}
      </Link>
    </div>
  );
}

interface NarrowedProps {
  readonly inbox: Inbox;
  readonly chips: readonly FilterChip[];
}

/** Which filter to drop, and what that brings where it is known: the count of a tab, at the place that is looked at. */
function Narrowed({ inbox: { filters, view, looked, query }, chips }: NarrowedProps) {
  const ofTab = view?.tabs.find(({ id }) => id === filters.tab)?.count ?? null;
  const besidePlace = chips.filter(({ name }) => name !== 'at');
  const brings = ({ name }: FilterChip) =>
    name !== 'at' && besidePlace.length === 1 && ofTab !== null && ofTab > 0 ? ofTab : null;
  return (
    <div className="empty">
      <h2>{headingOf(chips, looked !== null)}</h2>
      <p className="ink2">{reasonOf(chips)}</p>
      {looked !== null && <LookFurther looked={looked} query={query} />}
      <div className="rowf wrap">
        {chips.map((chip) => (
          <Link key={chip.name} className="btn line" to={filtersAddress('/leads', chip.without)}>
            Drop “{chip.name === 'q' ? chip.text : `${chip.label} ${chip.text}`}”
            {brings(chip) !== null && (
              <span className="mut">shows {brings(chip)?.toLocaleString('en-AU')}</span>
            )}
          </Link>
        ))}
        {chips.length > 1 && (
          <Link className="btn line" to={filtersAddress('/leads', withoutFilters(filters))}>
            Clear filters
          </Link>
        )}
      </div>
    </div>
  );
}

function headingOf(chips: readonly FilterChip[], isCut: boolean): string {
  const [first] = chips;
  const what = chips.length === 1 && first?.name === 'q' ? `“${first.text}”` : 'what you asked for';
  return isCut ? `No lead so far fits ${what}` : `No lead fits ${what}`;
}

function reasonOf(chips: readonly FilterChip[]): string {
  const lost = chips.find(({ isLost }) => isLost);
  if (lost)
    return `This list is of ${lost.name === 'at' ? 'a yard' : 'somebody'} out of your reach now. The rest of it still works.`;
  if (chips.every(({ name }) => name === 'q')) return 'Check the spelling, or look for less of it.';
  return 'Drop a filter to see more.';
}
