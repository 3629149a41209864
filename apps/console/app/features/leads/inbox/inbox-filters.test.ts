import { expect, it } from 'vitest';
import { filtersAddress, inboxSearch, readFilters, wholeTab, type InboxFilters } from './inbox-filters.ts';

const naremburn = '0192f3a0-7c1d-7abc-8def-0123456789ab';

it.each<readonly [string, InboxFilters]>([
  ['', wholeTab('open')],
  [`tab=mine&q=cx-5+red&at=${naremburn}`, { ...wholeTab('mine', 'cx-5 red'), at: naremburn }],
  ['tab=everything&q=%20%20&at=elsewhere&kind=any', wholeTab('open')],
  ['kind=test_drive&who=nobody', { ...wholeTab('open'), kind: 'test_drive', who: 'nobody' }],
])('reads ?%s from the address', (search, filters) => {
  expect(readFilters(new URLSearchParams(search))).toEqual(filters);
});

it('writes what it read, and leaves out what is usual', () => {
  expect(filtersAddress('/leads', wholeTab('open'))).toBe('/leads');
  const filters: InboxFilters = { ...wholeTab('done', 'ann & bo'), at: naremburn, since: '7' };
  const address = filtersAddress('/leads/7', filters);
  expect(readFilters(new URL(address, 'https://console.example').searchParams)).toEqual(filters);
});

it('asks the server for the page after one', () => {
  expect(inboxSearch({ ...wholeTab('done'), sent: 'gave_up' }, 'c2')).toBe('tab=done&sent=gave_up&after=c2');
});
