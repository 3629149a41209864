import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { Icon } from '@forecourt/ui/icon';
import { xIcon } from '@forecourt/ui/icons';

/** Everything that is chosen, each gone with one press. */
export function AppliedChips({ chips, clearHref }: Pick<SearchPageView, 'chips' | 'clearHref'>) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips applied" aria-label="Chosen filters">
      {chips.map(({ label, value, href }) => (
        <li key={`${label} ${value}`}>
          <a className="chip on" href={href} data-keep-scroll="" aria-label={`Remove ${label}: ${value}`}>
            <span>{value}</span>
            <Icon path={xIcon} />
          </a>
        </li>
      ))}
      {clearHref !== null && (
        <li>
          <a className="chip ghost" href={clearHref} data-keep-scroll="">
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}

/** On a phone, what most visitors choose next; on a desk it is beside the results. */
export function QuickChips({ quick }: Pick<SearchPageView, 'quick'>) {
  if (quick.length === 0) return null;
  return (
    <ul className="chips quick" aria-label="Narrow by">
      {quick.map(({ label, href }) => (
        <li key={label}>
          <a className="chip" href={href} data-keep-scroll="">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
