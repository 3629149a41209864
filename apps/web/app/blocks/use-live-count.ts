import type { FinderView } from '@forecourt/app/pages/blocks/finder';
import { inSingular } from '@forecourt/domain/core/item-words';
import type { ChosenRange } from '@forecourt/domain/stock/search/search-state';
import { useEffect, useRef, useState } from 'react';
import { useDebounce } from '../shared/use-debounce.ts';

const timeoutMs = 5_000;

/**
 * The words of the search's button, which follow what is chosen. While a count is on its way, and where
 * none comes, the last words stay: the button works all the same.
 */
export function useLiveCount({ price, button }: FinderView): {
  readonly text: string;
  readonly recount: (form: HTMLFormElement, range: ChosenRange) => void;
} {
  const [text, setText] = useState(button.text);
  const debounce = useDebounce();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  function recount(form: HTMLFormElement, range: ChosenRange): void {
    debounce.schedule(() => {
      controller.current?.abort();
      const latest = new AbortController();
      controller.current = latest;
      const signal = AbortSignal.any([latest.signal, AbortSignal.timeout(timeoutMs)]);
      fetch(`/api/search?${queryOf(new FormData(form), range, price)}`, { signal })
        .then(async (response) =>
          response.ok ? ((await response.json()) as { readonly count: number }) : null,
        )
        .then((found) => found && !latest.signal.aborted && setText(wordsOf(found.count, button)))
        .catch(() => undefined);
    }, button.delayMs);
  }
  return { text, recount };
}

/** A form sends the two ends of a range as two fields, as they were typed; an address has them as one (URL-2). */
function queryOf(form: FormData, range: ChosenRange, { name, names }: FinderView['price']): string {
  const query = new URLSearchParams();
  for (const [key, value] of form) {
    const isEnd = key === names.min || key === names.max;
    if (typeof value === 'string' && value !== '' && !isEnd) query.append(key, value);
  }
  if (range.min !== null || range.max !== null) query.set(name, `${range.min ?? ''}:${range.max ?? ''}`);
  return query.toString();
}

function wordsOf(count: number, { template, limit }: FinderView['button']): string {
  const number = limit && count > limit.count ? limit.text : count.toLocaleString('en-AU');
  return inSingular(template.replaceAll('{count}', number));
}
