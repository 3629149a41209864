import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { describe, expect, it } from 'vitest';
import type { AddressId } from '../../core/ids.ts';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { sidebarButtons, type SidebarSettings } from './sidebar-buttons.ts';

const platform = resolveSettings([]).settings;
const site: SidebarSettings = {
  ...platform,
  contact: {
    hasChat: true,
    chatScriptUrl: 'https://chat.example.com/a.js',
    chatHosts: [],
    chatOpens: { call: 'Chat.open', word: null },
    hasAssistant: true,
  },
};
const everything = { checkout: true, financePage: true, assistant: true };
const at = (phone: string | null, address: { id: AddressId } | null = { id: buildId() }) =>
  buildCar({ location: { name: 'Newstead', slug: 'newstead', phone, address } }).location;
const car = buildCar({
  location: at('07 3555 0100'),
  historyReportUrl: 'https://reports.example.com/1.pdf',
});
const withWords = (words: Partial<SidebarSettings['sidebarButtons']>): SidebarSettings => ({
  ...site,
  sidebarButtons: { ...site.sidebarButtons, ...words },
});
const opens = (of = car, settings = site, exists = everything) =>
  sidebarButtons(of, settings, exists).map((button) => button.opens);

describe('the buttons beside a car', () => {
  it('VDP-5.1 are ten where all of it exists', () => {
    expect(sidebarButtons(car, site, everything)).toEqual([
      { opens: 'phone', text: 'Call us now', amount: null },
      { opens: 'finance', text: 'Get finance', amount: null },
      { opens: 'enquiry', text: 'Enquire', amount: null },
      { opens: 'testDrive', text: 'Book a test drive', amount: null },
      { opens: 'tradeIn', text: 'Value my trade-in', amount: null },
      { opens: 'chat', text: 'Chat with us', amount: null },
      { opens: 'historyReport', text: 'Car history report', amount: null },
      { opens: 'map', text: 'Where is it?', amount: null },
      { opens: 'checkout', text: 'Reserve now', amount: '$200' },
      { opens: 'assistant', text: 'Ask our assistant', amount: null },
    ]);
  });

  it.each([
    ['phone', { ...car, location: at('null') }, site, everything],
    ['finance', car, site, { ...everything, financePage: false }],
    ['testDrive', car, { ...site, testDrive: { carTypes: [] } }, everything],
    ['tradeIn', car, { ...site, tradeIn: { takesTradeIns: false } }, everything],
    ['chat', car, { ...site, contact: { ...site.contact, hasChat: false } }, everything],
    ['chat', car, { ...site, contact: { ...site.contact, chatScriptUrl: null } }, everything],
    ['historyReport', { ...car, historyReportUrl: '' }, site, everything],
    ['map', { ...car, location: at('07 3555 0100', null) }, site, everything],
    ['checkout', car, site, { ...everything, checkout: false }],
    ['assistant', car, { ...site, contact: { ...site.contact, hasAssistant: false } }, everything],
    ['assistant', car, site, { ...everything, assistant: false }],
  ])('VDP-5.1 RULE-9 leave %s away where it does not exist', (name, of, settings, exists) => {
    const names = opens(of, settings, exists);
    expect(names).toHaveLength(9);
    expect(names).not.toContain(name);
  });

  it('VDP-5.1 show nothing of a missing location', () => {
    expect(opens({ ...car, location: null })).not.toContain('map');
    expect(opens({ ...car, location: null })).not.toContain('phone');
  });

  it('VDP-5.1 are the ones of the site, in its order', () => {
    expect(opens(car, withWords({ shown: ['reserve', 'call'] }))).toEqual(['checkout', 'phone']);
  });

  it('VDP-5.1 say Finance Quote under the test flag, or the words of the site', () => {
    const onTrial = withWords({ shown: ['finance'], testsFinanceQuote: true });
    expect(sidebarButtons(car, onTrial, everything)).toMatchObject([{ text: 'Finance quote' }]);
    const own = withWords({ shown: ['finance'], financeText: 'Ask about finance' });
    expect(sidebarButtons(car, own, everything)).toMatchObject([{ text: 'Ask about finance' }]);
  });

  it('VDP-5.4 keep the enquiry where enquiries begin with an assistant', () => {
    const set = withWords({ shown: ['enquire', 'assistant'], opensAssistantOnEnquire: true });
    expect(opens(car, set)).toEqual(['enquiry', 'assistant']);
    expect(opens(car, set, { ...everything, assistant: false })).toEqual(['enquiry']);
  });

  it('VDP-5.2 name the deposit of the car, or none where the site does not', () => {
    const dear = { ...car, reserveAmountCents: 100_000 };
    const named = withWords({ shown: ['reserve'] });
    expect(sidebarButtons(dear, named, everything)).toMatchObject([{ amount: '$1,000' }]);
    const unnamed = withWords({ shown: ['reserve'], showsReserveAmount: false });
    expect(sidebarButtons(dear, unnamed, everything)).toMatchObject([{ amount: null }]);
  });

  it('CARD-4 VDP-5.1 of a car that is gone offer a similar one, and somebody to talk to', () => {
    const gone = { ...car, status: 'sold' };
    expect(sidebarButtons(gone, site, everything)[0]).toEqual({
      opens: 'similarEnquiry',
      text: 'Find me something similar',
      amount: null,
    });
    expect(opens(gone)).toEqual(['similarEnquiry', 'phone', 'chat', 'assistant']);
    expect(opens(gone, withWords({ shown: ['assistant', 'reserve'] }))).toEqual([
      'similarEnquiry',
      'assistant',
    ]);
    expect(opens(gone, platform)).toEqual(['similarEnquiry', 'phone']);
  });
});
