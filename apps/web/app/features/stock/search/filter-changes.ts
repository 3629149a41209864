import { createContext, useContext, useEffect, useRef, useState, type RefObject } from 'react';
import type { FiltersView } from '@forecourt/app/stock/search/search-page.view';
import { isOffline } from '../../../browser/offline.ts';
import { formQuery } from '../../../navigation/form-query.ts';
import type { GoOptions, Navigation } from '../../../navigation/navigation-state.ts';
import { useNavigation } from '../../../navigation/use-navigation.ts';

/** How controls of the filters change the search, and when they show what the page says again. */
export interface FilterChanges {
  /** Raised when the response to a change has come, or has failed to. */
  readonly responses: number;
  /**
   * To the search with one change, whose address was written for the page that is shown. While the response to an
   * earlier change is pending, that address knows nothing of it: then the whole form says what is wanted.
   */
  readonly go: (href: string, options?: GoOptions) => void;
}

const FilterChangesContext = createContext<FilterChanges | null>(null);

export const FilterChangesProvider = FilterChangesContext.Provider;

/** Of the form around this component; without one, each change is on its own. */
export function useFilterChanges(): FilterChanges {
  const navigation = useNavigation();
  return useContext(FilterChangesContext) ?? { responses: 0, go: goWith(navigation) };
}

/** Those of a form. */
export function useFormChanges(filters: FiltersView, form: RefObject<HTMLFormElement | null>): FilterChanges {
  const navigation = useNavigation();
  const failures = useFailures(navigation);
  const [last, setLast] = useState({ filters, failures, responses: 0 });
  const isAnswered = last.filters !== filters || last.failures !== failures;
  const responses = isAnswered ? last.responses + 1 : last.responses;
  if (isAnswered) setLast({ filters, failures, responses });
  const shown = useRef(responses);
  useEffect(() => {
    shown.current = responses;
  });
  const changedAfter = useRef(-1);
  const go = goWith(navigation);
  return {
    responses,
    go(href, options) {
      const isPending = changedAfter.current === shown.current;
      // Who waited before they told, as a slider does, may have an address of the page before.
      const isOld = responses !== shown.current;
      changedAfter.current = shown.current;
      const whole = isPending || isOld ? form.current : null;
      // The server leads on from where the form leads without a script to the address of that search.
      go(whole ? `${filters.action}?${formQuery(whole)}` : href, options);
    },
  };
}

function goWith(navigation: Navigation): FilterChanges['go'] {
  return (href, options) => void navigation.go(href, { keepsScroll: true, ...options });
}

/** How often a page failed to come while there was a network. */
function useFailures(navigation: Navigation): number {
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let hadFailed = false;
    return navigation.subscribe(() => {
      const { hasFailed } = navigation.state();
      // Without a network nothing is answered: what was chosen stays chosen until there is one.
      if (hasFailed && !hadFailed && !isOffline()) setFailures((count) => count + 1);
      hadFailed = hasFailed;
    });
  }, [navigation]);
  return failures;
}
