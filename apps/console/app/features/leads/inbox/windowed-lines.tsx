import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { usePhone } from '../../../shared/use-phone.ts';
import { InboxLine, keyOfItem, type LineContext } from './inbox-line.tsx';
import type { InboxItem } from './inbox-items.ts';
import { rowScroller } from './row-focus.ts';

interface Props extends LineContext {
  readonly items: readonly InboxItem[];
  /** What scrolls; on a phone the window does. */
  readonly scroller: RefObject<HTMLElement | null>;
}

const guess = { heading: 32, row: 104 };
const beyond = 8;

/** A long list of which only what is seen stands in the document. */
export function WindowedLines(props: Props) {
  return usePhone() ? <InWindow {...props} /> : <InPane {...props} />;
}

function InPane(props: Props) {
  const { items, scroller } = props;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => guess[items[at]?.kind ?? 'row'],
    getItemKey: useKeyAt(items),
    overscan: beyond,
  });
  return <Lines {...props} virtualizer={virtualizer} offset={0} />;
}

function InWindow(props: Props) {
  const { items } = props;
  const [offset, setOffset] = useState(0);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => setOffset(start.current?.offsetTop ?? 0), []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => guess[items[at]?.kind ?? 'row'] * 1.2,
    getItemKey: useKeyAt(items),
    overscan: beyond,
    scrollMargin: offset,
  });
  return (
    <>
      <div ref={start} />
      <Lines {...props} virtualizer={virtualizer} offset={offset} />
    </>
  );
}

interface LinesProps<Scroller extends Element | Window> extends Props {
  readonly virtualizer: Virtualizer<Scroller, Element>;
  readonly offset: number;
}

function Lines<Scroller extends Element | Window>(props: LinesProps<Scroller>) {
  const { items, virtualizer, offset, filters, openId } = props;
  useEffect(() => {
    rowScroller.current = (id) =>
      virtualizer.scrollToIndex(items.findIndex((item) => item.kind === 'row' && item.row.id === id));
    return () => {
      rowScroller.current = null;
    };
  }, [items, virtualizer]);
  return (
    <ul className="windowed" aria-label="Leads" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              <InboxLine item={item} filters={filters} openId={openId} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The same function for the same items: with another one every line is laid out anew, at each frame. */
function useKeyAt(items: readonly InboxItem[]): (at: number) => string {
  return useCallback(
    (at: number) => {
      const item = items[at];
      return item ? keyOfItem(item) : String(at);
    },
    [items],
  );
}
