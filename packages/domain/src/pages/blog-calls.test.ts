import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { blogCalls } from './blog-calls.ts';

describe('NAV-4.1 what an article invites to do', () => {
  it('is a test drive, a look at the stock and reserving online', () => {
    expect(blogCalls(settingsWith())).toEqual([
      { kind: 'testDrive', text: 'Book a test drive', href: '/book-test-drive' },
      { kind: 'stock', text: 'View stock', href: '/search/new-used-and-demo-cars' },
      { kind: 'reserve', text: 'Reserve now', href: '/search/new-used-and-demo-cars' },
    ]);
  });

  it('is what the site says, in its order and its words, where its pages lie', () => {
    const settings = settingsWith({
      pages: { blogButtons: ['stock', 'testDrive'], blogStockText: 'See our cars' },
      search: { basePath: '/stock' },
      testDrive: { path: '/drive' },
    });
    expect(blogCalls(settings)).toEqual([
      { kind: 'stock', text: 'See our cars', href: '/stock' },
      { kind: 'testDrive', text: 'Book a test drive', href: '/drive' },
    ]);
  });

  it('is not reserving where the site does not offer it', () => {
    const settings = settingsWith({ checkout: { hasReserveOnline: false } });
    expect(blogCalls(settings).map(({ kind }) => kind)).toEqual(['testDrive', 'stock']);
  });
});
