import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { ArrowUp } from 'lucide-react';
import { useClockAnnouncements } from '../clock/use-clock-announcements.ts';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxFault } from './inbox-fault.tsx';
import { InboxLine, keyOfItem } from './inbox-line.tsx';
import { LookFurther } from './look-further.tsx';
import { InboxViewbar } from './inbox-viewbar.tsx';
import type { Inbox } from './use-inbox.ts';

const WindowedLines = lazy(async () => ({ default: (await import('./windowed-lines.tsx')).WindowedLines }));

/** Above this, only the rows that are seen stand in the document. */
const mostRowsInDocument = 200;

interface Props {
  readonly inbox: Inbox;
  readonly openId: string | undefined;
}

/** Who waits, what breaks first at the top. */
export function InboxList({ inbox, openId }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  useClockAnnouncements(inbox.rows);
  const { query, heldBack } = inbox;
  return (
    <section className="pane p-list" aria-label="Inbox">
      {query.isFetching && inbox.view && <span className="prog" />}
      <InboxViewbar inbox={inbox} />
      {query.error && inbox.view && <InboxFault inbox={inbox} />}
      <div className="scroll" ref={scroller}>
        {heldBack > 0 && (
          <div className="fresh">
            <button
              type="button"
              className="btn s"
              onClick={() => {
                inbox.showAll();
                scroller.current?.scrollTo(0, 0);
                scrollTo(0, 0);
              }}
            >
              <ArrowUp className="i s" />
              {heldBack} new
            </button>
          </div>
        )}
        <ListBody inbox={inbox} openId={openId} scroller={scroller} />
      </div>
    </section>
  );
}

interface BodyProps extends Props {
  readonly scroller: RefObject<HTMLElement | null>;
}

function ListBody({ inbox, openId, scroller }: BodyProps) {
  const { view, items, rows, filters, query } = inbox;
  if (view === undefined) return query.error ? <InboxFault inbox={inbox} /> : <RowsToCome />;
  if (rows.length === 0) return <InboxEmpty inbox={inbox} />;
  return (
    <>
      {rows.length > mostRowsInDocument ? (
        <Suspense fallback={<RowsToCome />}>
          <WindowedLines items={items} filters={filters} openId={openId} scroller={scroller} />
        </Suspense>
      ) : (
        <ul aria-label="Leads">
          {items.map((item) => (
            <li key={keyOfItem(item)}>
              <InboxLine item={item} filters={filters} openId={openId} />
            </li>
          ))}
        </ul>
      )}
      <FootOfList key={rows.length} inbox={inbox} />
    </>
  );
}

/** Asks for the next rows as it comes into sight. Made anew with every row that came: it may be in sight still. */
function FootOfList({ inbox: { query, looked } }: { readonly inbox: Inbox }) {
  const foot = useRef<HTMLParagraphElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (!hasNextPage || looked !== null || isFetchingNextPage || foot.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && void fetchNextPage(),
      { rootMargin: '600px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [hasNextPage, looked, isFetchingNextPage, fetchNextPage]);
  if (looked !== null) return <LookFurther looked={looked} query={query} />;
  return (
    <p ref={foot} className="foot-of-list">
      {isFetchingNextPage ? 'More are on their way' : ''}
    </p>
  );
}

function RowsToCome() {
  return (
    <div role="status" aria-label="The list is on its way">
      {[0, 1, 2, 3, 4].map((at) => (
        <div key={at} className="lead">
          <span className="sk w45" />
          <span />
          <span className="l2">
            <span className="sk w80" />
          </span>
          <span className="l3">
            <span className="sk w30" />
          </span>
        </div>
      ))}
    </div>
  );
}
