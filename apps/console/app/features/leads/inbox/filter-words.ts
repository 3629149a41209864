import {
  filterChoices,
  noFilters,
  type FilterName,
  type InboxFilters,
} from '@forecourt/app/leads/inbox/list-filters';
import { leadKindText, type LeadKind } from '@forecourt/domain/leads/lead-kind';
import { longestViewName } from '@forecourt/app/leads/inbox/saved-views.view';
import { stageWords } from '../lead/stage-words.ts';

/** Places and people that filters name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

interface Field {
  readonly name: FilterName;
  readonly label: string;
  readonly any: string;
  /** What stands before its words on a chip. */
  readonly chip: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly chip: string }[];
}

const choicesOf = (values: readonly string[], text: (value: string) => string, chip = text) =>
  values.map((value) => ({ value, text: text(value), chip: chip(value) }));
const sent: Readonly<Record<string, string>> = { gave_up: 'gave up', failing: 'keeps failing' };
const since: Readonly<Record<string, string>> = {
  today: 'today',
  7: 'in the last 7 days',
  30: 'in the last 30 days',
};

const fields: readonly Field[] = [
  {
    name: 'kind',
    label: 'Kind',
    any: 'Any kind',
    chip: 'Kind',
    choices: choicesOf(filterChoices.kind, (kind) => leadKindText(kind as LeadKind)),
  },
  {
    name: 'stage',
    label: 'Stage',
    any: 'Any stage',
    chip: 'Stage',
    choices: choicesOf(filterChoices.stage, (stage) => stageWords[stage as keyof typeof stageWords]),
  },
  {
    name: 'since',
    label: 'Came in',
    any: 'At any time',
    chip: 'Came',
    choices: choicesOf(
      filterChoices.since,
      (value) => capital(since[value] ?? ''),
      (value) => since[value] ?? '',
    ),
  },
  {
    name: 'sent',
    label: 'Deliveries',
    any: 'Any',
    chip: 'A delivery',
    choices: choicesOf(
      filterChoices.sent,
      (value) => `One ${sent[value]}`,
      (value) => sent[value] ?? '',
    ),
  },
  {
    name: 'spam',
    label: 'Spam',
    any: 'Any',
    chip: 'Looks like',
    choices: choicesOf(
      filterChoices.spam,
      () => 'Looks like spam',
      () => 'spam',
    ),
  },
];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What can be chosen, in the order in which it is asked. Who has a lead comes after its kind: with people's names. */
export function filterFields(people: readonly Named[]): readonly Field[] {
  const [kind, ...rest] = fields;
  const who: Field = {
    name: 'who',
    label: 'Who has it',
    any: 'Anybody, or nobody',
    chip: 'With',
    choices: [
      { value: 'me', text: 'Me', chip: 'me' },
      { value: 'nobody', text: 'Nobody', chip: 'nobody' },
      ...people.map(({ id, name }) => ({ value: id, text: name, chip: name })),
    ],
  };
  return kind ? [kind, who, ...rest] : [who];
}

/** A filter that is set, in words, with the list without it. */
export interface FilterChip {
  readonly name: FilterName | 'q' | 'at';
  readonly label: string;
  readonly text: string;
  readonly without: InboxFilters;
  /** It names a place or a person that is out of reach. */
  readonly isLost: boolean;
}

interface Known {
  readonly places: readonly Named[];
  /** Undefined until they were read. */
  readonly people: readonly Named[] | undefined;
}

export function filterChips(filters: InboxFilters, { places, people }: Known): readonly FilterChip[] {
  const chips: (FilterChip | false)[] = [
    filters.q !== '' && {
      name: 'q',
      label: 'Found',
      text: filters.q,
      without: { ...filters, q: '' },
      isLost: false,
    },
    filters.at !== '' && {
      name: 'at',
      label: 'At',
      text: places.find(({ id }) => id === filters.at)?.name ?? 'a yard that isn’t yours',
      without: { ...filters, at: '' },
      isLost: places.every(({ id }) => id !== filters.at),
    },
    ...filterFields(people ?? []).map(({ name, chip, choices }): FilterChip | false => {
      const value = filters[name];
      if (value === '') return false;
      const text = choices.find((choice) => choice.value === value)?.chip;
      const unknown = people === undefined ? '…' : 'somebody who isn’t here';
      const without = { ...filters, [name]: '' };
      return {
        name,
        label: chip,
        text: text ?? unknown,
        without,
        isLost: text === undefined && people !== undefined,
      };
    }),
  ];
  return chips.filter((chip) => chip !== false);
}

/** The list without anything that narrows it. */
export function withoutFilters(filters: InboxFilters): InboxFilters {
  return { ...filters, ...noFilters, q: '', at: '' };
}

/** What a view of these might be called: Test drive, with nobody. */
export function suggestedName(chips: readonly FilterChip[]): string {
  const words = chips
    .filter(({ name }) => name !== 'q')
    .map(({ name, label, text }) =>
      name === 'kind' || name === 'stage' ? text : `${label.toLowerCase()} ${text}`,
    );
  const isShort = (count: number) => words.slice(0, count).join(', ').length <= longestViewName;
  const fitting = words.filter((_, at) => isShort(at + 1));
  return capital(fitting.join(', '));
}
