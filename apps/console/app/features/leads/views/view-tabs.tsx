import { inboxTabs, type InboxTab } from '@forecourt/app/leads/inbox/inbox.view';
import { isNarrowed } from '@forecourt/app/leads/inbox/list-filters';
import { Fragment, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../../../shared/keys/key-handlers.ts';
import { usePhone } from '../../../shared/use-phone.ts';
import { filtersAddress, wholeTab } from '../inbox/inbox-filters.ts';
import type { FilterChip } from '../inbox/filter-words.ts';
import type { Inbox } from '../inbox/use-inbox.ts';
import { SaveViewButton } from './save-view-button.tsx';
import { useSavedViews } from './use-saved-views.ts';
import { placeOfView } from './view-changes.ts';
import { ViewMenu } from './view-menu.tsx';

const words: Readonly<Record<InboxTab, string>> = {
  open: 'Open',
  mine: 'Mine',
  unfinished: 'Unfinished',
  done: 'Done',
  spam: 'Spam',
};

interface Props {
  readonly inbox: Inbox;
  readonly chips: readonly FilterChip[];
}

/** The lists that everybody has, and the views that one has saved. The keys 1 to 9 go over them from the left. */
export function ViewTabs({ inbox: { filters, view }, chips }: Props) {
  const navigate = useNavigate();
  const saved = useSavedViews();
  const current = placeOfView(saved.views, filters);
  const tabs = view?.tabs ?? inboxTabs.map((id) => ({ id, text: words[id], count: null }));
  const all = [
    ...tabs.map(({ id, text, count }) => ({
      name: id as string,
      text,
      // Done and spam only grow.
      count: id === 'done' ? null : count,
      isCurrent: current === -1 && id === filters.tab,
      // From a view a tab leads out of its filters; what narrows a tab goes along to the next.
      to:
        current === -1
          ? { ...filters, tab: id, who: id === 'mine' ? '' : filters.who }
          : wholeTab(id, filters.q),
    })),
    ...saved.views.map((one, at) => ({
      name: filtersAddress('view', { ...one.filters, q: '' }),
      text: one.name,
      count: null,
      isCurrent: at === current,
      to: { ...one.filters, q: filters.q },
    })),
  ];
  useKeys({
    view: (event) => {
      const chosen = all[Number(event?.key) - 1];
      if (chosen) void navigate(filtersAddress('/leads', chosen.to));
    },
  });
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone they are a strip, wider than the screen.
    const shown = nav.current?.querySelector('[aria-current]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const isPhone = usePhone();
  const save = current === -1 && (isNarrowed(filters) || filters.at !== '') && (
    <SaveViewButton saved={saved} filters={filters} chips={chips} />
  );
  const menu = current !== -1 && <ViewMenu saved={saved} at={current} />;
  const strip = (
    <nav ref={nav} className="tabs" aria-label="Views">
      {all.map(({ name, text, count, isCurrent, to }, at) => (
        <Fragment key={name}>
          <Link
            to={filtersAddress('/leads', to)}
            {...(at < 9 && { title: `${text} (${at + 1})`, 'aria-keyshortcuts': String(at + 1) })}
            {...(isCurrent && { 'aria-current': 'page' })}
          >
            <span className="el">{text}</span>
            {count !== null && count > 0 && <span className="n">{count}</span>}
          </Link>
          {isCurrent && !isPhone && menu}
        </Fragment>
      ))}
      {!isPhone && save}
    </nav>
  );
  if (!isPhone) return strip;
  // Beside the strip, and never over it.
  return (
    <>
      {strip}
      {menu}
      {save}
    </>
  );
}
