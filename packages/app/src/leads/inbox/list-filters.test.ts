import { describe, expect, it } from 'vitest';
import {
  isNarrowed,
  isSameView,
  noFilters,
  readInboxFilters,
  writeInboxFilters,
  type InboxFilters,
} from './list-filters.ts';

const id = '0192f3a0-7c1d-7abc-8def-0123456789ab';
const plain: InboxFilters = { tab: 'open', q: '', at: '', ...noFilters };
const read = (search: string) => {
  const given = new Map(search.split('&').map((part) => part.split('=') as [string, string]));
  return readInboxFilters((name) => given.get(name) ?? null);
};

describe('CON-2.1 filters of the inbox', () => {
  it.each<readonly [string, Partial<InboxFilters>]>([
    ['', {}],
    ['kind=test_drive&who=nobody', { kind: 'test_drive', who: 'nobody' }],
    ['who=me&stage=contacted', { who: 'me', stage: 'contacted' }],
    [`who=${id}&at=${id}`, { who: id, at: id }],
    [
      'sent=gave_up&since=7&spam=likely&q=cx-5 red ',
      { sent: 'gave_up', since: '7', spam: 'likely', q: 'cx-5 red' },
    ],
    ['tab=done&stage=won', { tab: 'done', stage: 'won' }],
    // In one's own list others have nothing.
    [`tab=mine&who=${id}`, { tab: 'mine' }],
    ['kind=submarine&who=everybody&stage=spam&sent=1&since=365&spam=no&tab=all&at=here', {}],
  ])('stand in an address: ?%s', (search, said) => {
    expect(read(search)).toEqual({ ...plain, ...said });
  });

  it.each<Partial<InboxFilters>>([
    {},
    { tab: 'done', q: 'ann & bo', at: id, who: id, kind: 'trade_in', stage: 'lost' },
    { sent: 'failing', since: 'today', spam: 'likely', who: 'me' },
  ])('are read as they were written: %j', (some) => {
    const filters = { ...plain, ...some };
    const written = new Map(writeInboxFilters(filters));
    expect(readInboxFilters((name) => written.get(name) ?? null)).toEqual(filters);
  });

  it('narrow a list, which words and places alone do in their own ways', () => {
    const elsewhere: InboxFilters = { ...plain, q: 'ann', at: id, tab: 'done' };
    expect(isNarrowed(elsewhere)).toBe(false);
    expect(isNarrowed({ ...elsewhere, since: '30' })).toBe(true);
  });

  it('make one view, whatever is looked for in it', () => {
    const view: InboxFilters = { ...plain, kind: 'parts', at: id };
    const found: InboxFilters = { ...view, q: 'ann' };
    expect(isSameView(view, found)).toBe(true);
    expect(isSameView(view, { ...view, at: '' })).toBe(false);
    expect(isSameView(view, { ...view, who: 'me' })).toBe(false);
  });
});
