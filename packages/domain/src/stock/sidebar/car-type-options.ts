import type { SiteSettings } from '../../settings/registry.ts';
import { changeList } from './change-filters.ts';
import { normalSearchState, type NormalSearchState } from '../search/search-state.ts';

type CarTypeChoice = SiteSettings['search']['carTypeChoices'][number];

export interface CarTypeOption {
  readonly label: string;
  /** What choosing it selects; empty for all. */
  readonly carTypes: readonly string[];
  readonly isChosen: boolean;
}

const options: Readonly<Record<CarTypeChoice, Omit<CarTypeOption, 'isChosen'>>> = {
  all: { label: 'All', carTypes: [] },
  new: { label: 'New', carTypes: ['new'] },
  demo: { label: 'Demo', carTypes: ['demo'] },
  used: { label: 'Used', carTypes: ['used'] },
  newAndDemo: { label: 'New / Demo', carTypes: ['demo', 'new'] },
};

/** The choices of car type over the results, in the site's order (SRCH-15). */
export function carTypeOptions(
  state: NormalSearchState,
  choices: readonly CarTypeChoice[],
): readonly CarTypeOption[] {
  const { carType = [] } = withCarType(state, choices).lists;
  return choices.map((choice) => ({
    ...options[choice],
    isChosen: String(options[choice].carTypes) === String(carType),
  }));
}

/** The search with a car type: a site that does not offer all of them shows the first it offers (SRCH-15). */
export function withCarType(state: NormalSearchState, choices: readonly CarTypeChoice[]): NormalSearchState {
  const [first] = choices;
  if (state.lists.carType || first === undefined || choices.includes('all')) return state;
  return normalSearchState({ ...state, lists: { ...state.lists, carType: options[first].carTypes } });
}

/** The search after a car type was chosen. */
export function chooseCarType(
  state: NormalSearchState,
  { carTypes }: Pick<CarTypeOption, 'carTypes'>,
): NormalSearchState {
  return changeList(state, 'carType', carTypes);
}
