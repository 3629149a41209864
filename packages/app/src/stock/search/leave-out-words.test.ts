import { emptySearch, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { changeList, changeQuery } from '@forecourt/domain/stock/sidebar/change-filters';
import { describe, expect, it } from 'vitest';
import { leaveOutWords } from './leave-out-words.ts';

const everything = emptySearch('relevant');
const utes = changeList(everything, 'body', ['Ute']);

/** A stock in which no car has any of the words. */
const leftOutOf = async (
  state: NormalSearchState,
  query: string,
  isPassedOver?: (words: string) => boolean,
) => {
  const found = await leaveOutWords(
    changeQuery(state, query),
    async (one) => (one.query === '' ? 5 : 0),
    (count) => count,
    isPassedOver,
  );
  return { query: found.state.query, sortBy: found.state.sortBy, count: found.answer, said: found.leftOut };
};

describe('words that are not searched for', () => {
  it('are what is refused, with or without anything else', async () => {
    const said = 'We can’t leave things out of a search yet, so “not white” isn’t part of this one.';
    expect(await leftOutOf(utes, 'not white')).toMatchObject({ query: '', count: 5, said });
    expect(await leftOutOf(everything, 'not white')).toMatchObject({ query: '', count: 5, said });
  });

  it('are cheap, which is an order', async () => {
    expect(await leftOutOf(utes, 'cheap')).toMatchObject({
      sortBy: 'priceAsc',
      count: 5,
      said: 'Lowest price first.',
    });
  });

  it('are low kms, which is an order too', async () => {
    expect(await leftOutOf(everything, 'low kms')).toMatchObject({
      query: '',
      sortBy: 'kmAsc',
      said: 'Lowest kilometres first.',
    });
  });

  it('are small, which is a hatch where there are any', async () => {
    const small = changeQuery(everything, 'small');
    const hatches = await leaveOutWords(
      small,
      async ({ query, lists }) => (query === '' && lists.body ? 3 : 0),
      (count) => count,
    );
    expect([hatches.state.lists.body, hatches.answer]).toEqual([['Hatch'], 3]);
    const none = await leaveOutWords(
      small,
      async ({ query, lists }) => (query === '' && !lists.body ? 9 : 0),
      (count) => count,
    );
    expect([none.answer, none.leftOut]).toEqual([9, expect.stringMatching(/^“small” means/)]);
  });

  it('are whom it is for, beside what is cheap and small', async () => {
    const { state, leftOut } = await leaveOutWords(
      changeQuery(everything, 'cheap small my daughter'),
      async ({ query, lists }) => (query === '' && lists.body ? 3 : 0),
      (count) => count,
    );
    expect([state.query, state.sortBy, state.lists.body]).toEqual(['', 'priceAsc', ['Hatch']]);
    expect(leftOut).toBe(
      'Lowest price first. Small mostly means a hatch, so here are ours. Try a type or a price.',
    );
  });

  it('are family, which is a body that has room, and else anything', async () => {
    expect(await leftOutOf(everything, 'family')).toMatchObject({
      query: '',
      said: expect.stringMatching(/^Family mostly means an SUV, a wagon or a people mover/),
    });
  });

  it('are passed over without a word while they are still typed', async () => {
    expect(await leftOutOf(utes, 'und', (words) => words === 'und')).toMatchObject({ count: 5, said: null });
  });

  it('are wishes, of which everything is shown where nothing else is asked for', async () => {
    expect((await leftOutOf(everything, 'reliable')).said).toMatch(/^“reliable” means .* here’s everything/);
    expect((await leftOutOf(utes, 'family')).said).toBe(
      '“family” isn’t listed for any of these, so we left it out.',
    );
    expect((await leftOutOf(utes, 'cheap family')).said).toMatch(/^Lowest price first\. “family” isn’t/);
  });

  it('stay searched for where they are all that was asked', async () => {
    expect(await leftOutOf(everything, 'zzzz')).toMatchObject({ query: 'zzzz', count: 0, said: null });
    const used = changeList(everything, 'carType', ['used']);
    expect(await leftOutOf(used, 'zzzz')).toMatchObject({ query: 'zzzz', count: 0, said: null });
    expect(await leftOutOf(used, 'cheap zzzz')).toMatchObject({ query: 'zzzz', count: 0, said: null });
  });
});
