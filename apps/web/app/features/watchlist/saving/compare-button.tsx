import type { ComparedChoice } from '@forecourt/domain/watchlist/choose-compared';
import { readCompared, toggleCompared } from '@forecourt/domain/watchlist/choose-compared';
import { Icon } from '@forecourt/ui/icon';
import { gitCompareIcon } from '@forecourt/ui/icons';
import { showToast } from '@forecourt/ui/toast';
import { useEarlyTick } from '@forecourt/ui/use-early-tick';
import { readStoredList, storeList, useStoredList } from '../../../browser/stored-list.ts';
import { compareAddress } from './compare-address.ts';
import { compareFormId } from './compare-form-id.ts';
import { useSaving } from './use-saving.ts';

interface CompareButtonProps {
  readonly car: ComparedChoice;
  /** The way to the comparison stands beside it, where no tray has room. */
  readonly hasLink?: boolean;
}

/**
 * Chooses a car for comparison (WATCH-4). Without script it is a box of a plain form at the foot of the page; with it
 * the choice is stored in localStorage.
 */
export function CompareButton({ car, hasLink = false }: CompareButtonProps) {
  const { compare, keys, words, toastMs } = useSaving();
  const stored = useStoredList(keys.compare);
  const isIn = (list: readonly unknown[]) =>
    list.some((one) => (one as { id?: unknown } | null)?.id === car.id);
  const isChosen = isIn(stored);
  const toggle = () => {
    if (!compare) return;
    const { limit, fullText } = compare;
    const toggled = toggleCompared(readCompared(readStoredList(keys.compare), limit), car, limit);
    if (!toggled.ok) showToast({ text: fullText, forMs: toastMs });
    else if (!storeList(keys.compare, toggled.value)) showToast({ text: words.failed, isAlert: true });
  };
  const box = useEarlyTick(isChosen, (isTicked) => {
    if (isTicked !== isIn(readStoredList(keys.compare))) toggle();
  });
  if (!compare) return null;
  const chosen = hasLink ? readCompared(stored, compare.limit) : [];
  return (
    <>
      <label className="compare-tick">
        <input
          ref={box}
          type="checkbox"
          autoComplete="off"
          name="cars"
          value={car.slug}
          form={compareFormId}
          checked={isChosen}
          onChange={toggle}
        />
        <Icon path={gitCompareIcon} />
        <span className="words">Compare</span>
        <span className="vh"> {car.name}</span>
      </label>
      {chosen.length > 1 && (
        <a className="link compare-go" href={compareAddress(compare.href, chosen)}>
          Compare {chosen.length} {words.noun}
        </a>
      )}
    </>
  );
}
