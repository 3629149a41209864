import { readSearchHistory } from '@forecourt/domain/stock/search/search-history';
import { useEffect, useState } from 'react';
import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import type { SuggestStockView } from '@forecourt/app/stock/search/search-stock.view';
import { readStoredList } from '../../../browser/stored-list.ts';
import { useDebounce } from '../../../shared/use-debounce.ts';

export interface Suggestion {
  readonly label: string;
  readonly href: string;
  /** How many cars; null for a search that the visitor made before. */
  readonly countText: string | null;
}

const mostOffered = 6;
const mostBeforeModels = { make: 2, make_model: 0, body: 2, city: 2 } as const;
const timeoutMs = 3_000;

/** What may be meant by what has been typed so far, and below it the last searches (SRCH-11, SRCH-14). */
export function useSuggestions(
  typed: string | null,
  action: string,
  {
    boxDelayMs,
    historyKey,
    historyLength,
  }: Pick<SearchPageView['controls'], 'boxDelayMs' | 'historyKey' | 'historyLength'>,
): readonly Suggestion[] {
  const [offered, setOffered] = useState<readonly Suggestion[]>([]);
  const words = typed?.trim() ?? null;
  const { schedule, cancel } = useDebounce();

  useEffect(() => {
    if (words === null) return undefined;
    const recent = readSearchHistory(readStoredList(historyKey), historyLength).map(
      ({ path, filters, label }) => ({
        label,
        href: filters === '' ? path : `${path}?${filters}`,
        countText: null,
      }),
    );
    if (words === '') {
      setOffered(recent);
      return undefined;
    }
    const controller = new AbortController();
    schedule(() => {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
      // Without suggestions the box works all the same.
      requestSuggestions(words, action, signal).then(setOffered, () => undefined);
    }, boxDelayMs);
    return () => {
      cancel();
      controller.abort();
    };
  }, [words, action, boxDelayMs, historyKey, historyLength, schedule, cancel]);

  return words === null ? [] : offered;
}

async function requestSuggestions(
  words: string,
  action: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetch(`/api/search/suggest?query=${encodeURIComponent(words)}`, { signal });
  if (!response.ok) return [];
  const { suggestions } = (await response.json()) as SuggestStockView;
  return fewOf(suggestions).map(({ attribute, value, countText }) => ({
    label: value,
    href: `${action}?refinementList[${attribute}][0]=${encodeURIComponent(value).replaceAll('%20', '+')}`,
    countText,
  }));
}

/** As many as fit, in their order: models leave room for a make, a body and a place. */
function fewOf(suggestions: SuggestStockView['suggestions']): SuggestStockView['suggestions'] {
  const firsts = Object.values(Object.groupBy(suggestions, ({ attribute }) => attribute)).flatMap((kind) =>
    kind.slice(0, mostBeforeModels[kind[0]?.attribute ?? 'make_model']),
  );
  const kept = new Set([...new Set([...firsts, ...suggestions])].slice(0, mostOffered));
  return suggestions.filter((one) => kept.has(one));
}
