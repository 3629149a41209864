import { settingsWith } from '@forecourt/domain/site/test/settings-with';
import { expect, it } from 'vitest';
import { nextWays } from './next-ways.ts';

const titles = (form: Parameters<typeof nextWays>[1]) =>
  nextWays({ settings: settingsWith() }, form, null).map(({ title }) => title);

it('URL-5 offers what goes with what was sent: no trade-in after one, and no cars to whoever wants a job', () => {
  expect(titles('contact')).toEqual(['Browse our cars', 'Trading something in?']);
  expect(titles('tradeInEnquiry')).toEqual(['Browse our cars']);
  expect(titles('careers')).toEqual([]);
});
