import { knownText } from '@forecourt/domain/core/known-text';
import type { Address } from '@forecourt/domain/core/address';
import type { LocationChoiceView, TimesStepView } from './test-drive-page.view.ts';

/** Beside so many a state is chosen first. */
const mostInOneList = 8;

/** Among so many none is chosen for a visitor who has not said where they are. */
export const isLeftToVisitor = (locations: readonly unknown[]): boolean => locations.length > mostInOneList;

/** The locations to choose from, by state where there are many; none where there is one only. */
export function locationGroups<Shown extends { readonly address: Pick<Address, 'state'> | null }>(
  locations: readonly Shown[],
  choiceOf: (location: Shown) => LocationChoiceView,
  isDecided: boolean,
): TimesStepView['locations'] {
  if (locations.length < 2) return [];
  if (!isLeftToVisitor(locations))
    return [{ state: null, isOpen: true, chosen: null, choices: locations.map(choiceOf) }];
  const byState = Map.groupBy(locations, ({ address }) => knownText(address?.state) ?? 'Elsewhere');
  return Array.from(byState, ([state, some]) => {
    const choices = some.map(choiceOf);
    const chosen = choices.find(({ isChosen }) => isChosen)?.name ?? null;
    // Once a visitor has decided, days and times are what they came for.
    return { state, isOpen: chosen !== null && !isDecided, chosen: isDecided ? chosen : null, choices };
  });
}
