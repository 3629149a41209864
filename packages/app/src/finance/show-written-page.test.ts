import { expect, it } from 'vitest';
import { buildPage, memoryPagePorts } from '../pages/test/memory-page-ports.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { showWrittenPage, type WrittenPagePorts } from './show-written-page.ts';

const { ports } = memoryPagePorts({ pages: [buildPage('/our-finance', [], { title: 'How we finance' })] });
/** This dealer has no lender, whose rates would be read. */
const withoutRates = ports as WrittenPagePorts;
const show = (calculatorPaths: readonly string[]) =>
  showWrittenPage(withoutRates, contextOf('harbour', { financeContent: { calculatorPaths } }), {
    path: '/our-finance',
    now: new Date('2026-11-16T00:00:00Z'),
  });

it('URL-4.3 a page that the site names has the calculator and today’s rates', async () => {
  const page = await show(['/our-finance']);
  expect(page?.view).toMatchObject({
    title: 'How we finance',
    finance: {
      work: { price: { value: '30,000' }, calculator: { action: '/finance' } },
      ratesDay: '16 November 2026',
    },
  });
  expect(page?.validUntil).toEqual(new Date('2026-11-16T13:00:00Z'));
});

it('URL-4.3 URL-4.2 it tells how a loan comes about, and ends at the form with who answers it', async () => {
  const finance = (await show(['/our-finance']))?.view.finance;
  expect(finance?.steps.length).toBeGreaterThan(0);
  expect(finance?.papers.length).toBeGreaterThan(0);
  expect(finance?.page?.form).toMatchObject({ name: 'financeEnquiry', page: '/our-finance' });
});

it('URL-4.3 no other page has them', async () => {
  expect((await show([]))?.view.finance).toBeNull();
});
