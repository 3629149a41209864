import { describe, expect, it } from 'vitest';
import { leadAttributes } from './lead-attributes.ts';

const settings = {
  keepsVisitedPages: true,
  visitedPagesLimit: 2,
  linkedQueryParams: ['utm_source', 'gclid'],
};

describe('FORM-3 the attributes of a lead', () => {
  it('hold the last pages that were visited', () => {
    const visit = { visitedPages: ['/', '/search/used-cars', '/cars/a'], query: {} };
    expect(leadAttributes(visit, settings)).toEqual({
      visitedPages: ['/search/used-cars', '/cars/a'],
      linkedQueryParams: {},
    });
    expect(leadAttributes(visit, { ...settings, visitedPagesLimit: 3 }).visitedPages).toHaveLength(3);
    expect(leadAttributes(visit, { ...settings, visitedPagesLimit: 4 }).visitedPages).toHaveLength(3);
    expect(leadAttributes(visit, { ...settings, visitedPagesLimit: 0 }).visitedPages).toEqual([]);
    expect(leadAttributes(visit, { ...settings, keepsVisitedPages: false }).visitedPages).toEqual([]);
  });

  it('hold no page that is too long to keep', () => {
    const fits = `/${'a'.repeat(1999)}`;
    expect(leadAttributes({ visitedPages: [fits, `${fits}a`], query: {} }, settings).visitedPages).toEqual([
      fits,
    ]);
  });

  it('hold the marks of a campaign that the site asks for, and nothing else of the address', () => {
    const query = { utm_source: 'mail', gclid: '', email: 'alex@example.com' };
    expect(leadAttributes({ visitedPages: [], query }, settings).linkedQueryParams).toEqual({
      utm_source: 'mail',
    });
    const long = { utm_source: 'x'.repeat(2001) };
    expect(
      leadAttributes({ visitedPages: [], query: long }, settings).linkedQueryParams['utm_source'],
    ).toHaveLength(2000);
    const inherited = { ...settings, linkedQueryParams: ['constructor'] };
    expect(leadAttributes({ visitedPages: [], query: {} }, inherited).linkedQueryParams).toEqual({});
  });
});
