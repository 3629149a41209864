import type { Navigation } from '../navigation/navigation-state.ts';

/** How a visitor came to a form: the paths of the pages seen, and the query by which they arrived. */
export interface VisitTrail {
  readonly pages: readonly string[];
  readonly arrivedBy: string;
}

const key = 'forecourt:visit';
const mostPages = 100;
const nothing: VisitTrail = { pages: [], arrivedBy: '' };

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the trail of this tab. Anything may stand there. */
export function visitTrail(storage: TabStorage): VisitTrail {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('pages' in stored) || !('arrivedBy' in stored))
      return nothing;
    const { pages, arrivedBy } = stored;
    if (!Array.isArray(pages) || typeof arrivedBy !== 'string') return nothing;
    return { pages: pages.filter((page) => typeof page === 'string').slice(-mostPages), arrivedBy };
  } catch {
    return nothing;
  }
}

/** Records the trail for as long as the tab is open. Paths alone: in a query a visitor may have typed anything. */
export function followVisit(navigation: Navigation, storage: TabStorage): void {
  let last = '';
  const step = () => {
    const [path = '/', query = ''] = navigation.state().address.split('?', 2);
    if (path === last) return;
    last = path;
    const { pages, arrivedBy } = visitTrail(storage);
    const trail: VisitTrail = {
      pages: [...pages, path].slice(-mostPages),
      arrivedBy: pages.length === 0 ? query.slice(0, 2_000) : arrivedBy,
    };
    try {
      storage().setItem(key, JSON.stringify(trail));
    } catch {
      // Storage is full or forbidden: a form is sent without the trail.
    }
  };
  step();
  navigation.subscribe(step);
}
