import type { InboxFilters } from '@forecourt/app/leads/inbox/list-filters';
import { describe, expect, it } from 'vitest';
import { filterChips, suggestedName, withoutFilters } from './filter-words.ts';
import { wholeTab } from './inbox-filters.ts';

const mia = '0192f3a0-7c1d-7abc-8def-0123456789ab';
const naremburn = '0192f3a0-7c1d-7abc-8def-0123456789ac';
const known = { places: [{ id: naremburn, name: 'Naremburn' }], people: [{ id: mia, name: 'Mia Petrovic' }] };
const chipsOf = (some: Partial<InboxFilters>, of: Parameters<typeof filterChips>[1] = known) =>
  filterChips({ ...wholeTab('open'), ...some }, of);
const said = (some: Partial<InboxFilters>, of = known) =>
  chipsOf(some, of).map(({ label, text }) => `${label} ${text}`);

describe('CON-2.1 filters in words', () => {
  it.each<readonly [Partial<InboxFilters>, readonly string[]]>([
    [{}, []],
    [{ q: 'cx-5', at: naremburn }, ['Found cx-5', 'At Naremburn']],
    [{ kind: 'test_drive', who: 'nobody' }, ['Kind Test drive', 'With nobody']],
    [{ who: mia, stage: 'appointment' }, ['With Mia Petrovic', 'Stage Appointment made']],
    [{ since: '7', sent: 'failing' }, ['Came in the last 7 days', 'A delivery keeps failing']],
    [{ spam: 'likely', who: 'me' }, ['With me', 'Looks like spam']],
  ])('%j', (some, words) => {
    expect(said(some)).toEqual(words);
  });

  it('lead to the list without each, and without all', () => {
    const filters = { ...wholeTab('done', 'ann'), kind: 'parts', who: mia } as const;
    const without = filterChips(filters, known).map((chip) => chip.without);
    expect(without).toEqual([
      { ...filters, q: '' },
      { ...filters, kind: '' },
      { ...filters, who: '' },
    ]);
    expect(withoutFilters(filters)).toEqual(wholeTab('done'));
  });

  it('say of a yard or a person out of reach that they are, once it is known', () => {
    expect(chipsOf({ at: mia, who: naremburn }).map(({ text, isLost }) => [text, isLost])).toEqual([
      ['a yard that isn’t yours', true],
      ['somebody who isn’t here', true],
    ]);
    expect(chipsOf({ who: naremburn }, { ...known, people: undefined })).toMatchObject([
      { text: '…', isLost: false },
    ]);
  });

  it.each<readonly [Partial<InboxFilters>, string]>([
    [{ kind: 'test_drive', who: 'nobody', q: 'grace' }, 'Test drive, with nobody'],
    [{ at: naremburn, since: 'today' }, 'At Naremburn, came today'],
    [{ kind: 'photos', stage: 'appointment', since: '30' }, 'Photo request, Appointment made'],
  ])('suggest a name: %j', (some, name) => {
    expect(suggestedName(chipsOf(some))).toBe(name);
  });
});
