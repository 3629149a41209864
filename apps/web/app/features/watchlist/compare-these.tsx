import type { SavedCarView } from '@forecourt/app/watchlist/show-car-cards';
import { Icon } from '@forecourt/ui/icon';
import { gitCompareIcon } from '@forecourt/ui/icons';
import { useSaving } from './saving/use-saving.ts';

/** As many of the saved as fit side by side, those that can be bought before the others (WATCH-4). */
export function CompareThese({ cars }: { readonly cars: readonly SavedCarView[] }) {
  const { compare, words } = useSaving();
  if (!compare) return null;
  const slugs = cars
    .toSorted((one, other) => Number(one.card.state === 'gone') - Number(other.card.state === 'gone'))
    .flatMap(({ card }) => card.comparedSlug ?? [])
    .slice(0, compare.limit);
  if (slugs.length < 2) return null;
  return (
    <a className="btn line" href={`${compare.href}?cars=${slugs.map(encodeURIComponent).join(',')}`}>
      <Icon path={gitCompareIcon} />
      {slugs.length === cars.length ? `Compare these ${words.noun}` : `Compare ${slugs.length} of them`}
    </a>
  );
}
