import type { EmptyView } from '@forecourt/app/stock/search/search-page.view';
import { Icon } from '@forecourt/ui/icon';
import { xIcon } from '@forecourt/ui/icons';

interface EmptyResultsProps {
  readonly empty: EmptyView;
  readonly clearHref: string | null;
}

/** Nothing fits: which filter to drop, and what that brings (SRCH-9). */
export function EmptyResults({ empty, clearHref }: EmptyResultsProps) {
  return (
    <section className="nothing">
      <h2>{empty.text}</h2>
      {empty.drops.length > 0 && (
        <ul className="chips">
          {empty.drops.map(({ label, href }) => (
            <li key={href}>
              <a className="chip" href={href} data-keep-scroll="">
                {label}
                <Icon path={xIcon} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {clearHref !== null && (
        <a className="link" href={clearHref} data-keep-scroll="">
          Clear all filters
        </a>
      )}
    </section>
  );
}
