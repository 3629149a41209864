import type { Lead } from '@forecourt/domain/leads/lead';
import { leadKinds } from '@forecourt/domain/leads/lead-kind';
import { inboxTabs, type InboxTab } from './inbox.view.ts';

/** What each filter of the inbox may say. The address, the browser, the server and saved views read this table. */
export const filterChoices = {
  kind: leadKinds,
  stage: ['new', 'contacted', 'appointment', 'won', 'lost'],
  sent: ['gave_up', 'failing'],
  since: ['today', '7', '30'],
  spam: ['likely'],
} as const satisfies { readonly stage: readonly Lead['stage'][] } & Record<string, readonly string[]>;

type Choices = typeof filterChoices;
export type ChoiceName = keyof Choices;
export type Choice<Name extends ChoiceName> = Choices[Name][number];
export const choiceNames = Object.keys(filterChoices) as readonly ChoiceName[];

/** Who has a lead: whoever looks, nobody, else somebody by their id. */
export const whoWords = ['me', 'nobody'] as const;

/** What narrows a list beside words that are looked for; empty where it does not. */
export type LeadFilters = { readonly [Name in ChoiceName]: Choice<Name> | '' } & { readonly who: string };

/** A view of the inbox, as a name can stand for it. Words that were looked for may name a buyer: they are in none. */
export interface ViewFilters extends LeadFilters {
  readonly tab: InboxTab;
  /** The id of a place; empty for all. */
  readonly at: string;
}

/** What the list shows. It stands in the address: a link opens the same list for the next person. */
export interface InboxFilters extends ViewFilters {
  /** What was looked for; empty for everything. */
  readonly q: string;
}

export const filterNames = ['who', ...choiceNames] as const;
export type FilterName = (typeof filterNames)[number];

export const noFilters: LeadFilters = { who: '', kind: '', stage: '', sent: '', since: '', spam: '' };

export const longestQuery = 100;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads filters from wherever they stand by name: what is none is left out. */
export function readInboxFilters(read: (name: string) => string | null): InboxFilters {
  const choice = <Name extends ChoiceName>(name: Name): Choice<Name> | '' => {
    const choices: readonly Choice<Name>[] = filterChoices[name];
    return choices.find((one) => one === read(name)) ?? '';
  };
  const tab = inboxTabs.find((one) => one === read('tab')) ?? 'open';
  const who = read('who') ?? '';
  const isSomebody = whoWords.some((word) => word === who) || idPattern.test(who);
  return {
    tab,
    q: (read('q') ?? '').trim().slice(0, longestQuery),
    at: idPattern.exec(read('at') ?? '')?.[0] ?? '',
    // What is mine is nobody else's.
    who: tab !== 'mine' && isSomebody ? who : '',
    kind: choice('kind'),
    stage: choice('stage'),
    sent: choice('sent'),
    since: choice('since'),
    spam: choice('spam'),
  };
}

/** The filters as an address has them: what is usual is left out. */
export function writeInboxFilters(filters: InboxFilters): readonly (readonly [string, string])[] {
  const { tab, q, at } = filters;
  const all = [
    ['tab', tab === 'open' ? '' : tab],
    ['q', q],
    ['at', at],
  ] as const;
  return [...all, ...filterNames.map((name) => [name, filters[name]] as const)].filter(
    ([, value]) => value !== '',
  );
}

export function isNarrowed(filters: LeadFilters): boolean {
  return filterNames.some((name) => filters[name] !== '');
}

/** Whether two views show the same list, whatever is looked for in it. */
export function isSameView(one: ViewFilters, other: ViewFilters): boolean {
  return (['tab', 'at', ...filterNames] as const).every((name) => one[name] === other[name]);
}
