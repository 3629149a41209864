import { buildLocation } from '@forecourt/testkit/build-location';
import { describe, expect, it } from 'vitest';
import type { NavigationSite } from '../site/navigation.ts';
import { settingsWith } from '../site/test/settings-with.ts';
import { serviceForm, servicePageContent, serviceTimesIframe } from './service-page-content.ts';

type Overrides = Parameters<typeof settingsWith>[0];

const pageOf = (
  overrides: Overrides = {},
  locations = [workshop],
  publishedPaths = ['/warranty', '/roadside-assist'],
) => {
  const settings = settingsWith(overrides);
  const site: NavigationSite = {
    settings,
    publishedPaths: new Set(publishedPaths),
    hasModels: false,
    hasBrands: false,
  };
  return servicePageContent(settings, locations, site);
};

const workshop = buildLocation({ locationType: 'service' });
const unmapped = buildLocation({ locationType: 'service', address: null });
const showroom = buildLocation({ locationType: 'sales' });
const hidden = buildLocation({ locationType: 'service', visible: false });

describe('SERV-1.1 the form of the service page', () => {
  it.each<[Overrides, ReturnType<typeof serviceForm>]>([
    [{}, { kind: 'standard' }],
    [{ serviceBooking: { form: 'registry' } }, { kind: 'registry' }],
    [
      { serviceBooking: { form: 'frame', frameUrl: 'https://booking.example/7' } },
      { kind: 'iframe', url: 'https://booking.example/7', provider: 'booking.example' },
    ],
    [
      { serviceBooking: { form: 'frame', frameUrl: 'https://b.example', iframeProvider: 'Plainbook' } },
      { kind: 'iframe', url: 'https://b.example', provider: 'Plainbook' },
    ],
    [{ serviceBooking: { form: 'frame' } }, { kind: 'standard' }],
    [{ serviceBooking: { form: 'standard', frameUrl: 'https://booking.example/7' } }, { kind: 'standard' }],
    [{ serviceBooking: { form: 'registry', frameUrl: 'https://booking.example/7' } }, { kind: 'registry' }],
  ])('for %j is %j', (overrides, form) => {
    expect(serviceForm(settingsWith(overrides).serviceBooking)).toEqual(form);
  });

  it.each(['javascript:alert(1)', '/book-a-service'])('is never a frame of %s', (frameUrl) => {
    expect(serviceForm({ form: 'frame', frameUrl, iframeProvider: null })).toEqual({ kind: 'standard' });
  });
});

describe('SERV-1.1 the head of the service page', () => {
  it('says genuine servicing, and leads down to the form', () => {
    expect(pageOf()).toMatchObject({
      heading: 'Genuine servicing',
      book: { text: 'Book now', href: '#service-form' },
    });
  });
});

const givesBoth: Overrides = { promises: { shown: ['roadsideAssist', 'newWarranty'] } };

describe('SERV-2.1 the rest of the service page', () => {
  it('has four benefits, the certified banner and two cards', () => {
    const page = pageOf(givesBoth);
    expect(page.benefits.map(({ title }) => title)).toEqual([
      'Genuine parts',
      'Ongoing maintenance plan',
      'Software updates',
      'Full health checks',
    ]);
    expect(page.certifiedBanner).toBe('A certified dealership');
    expect(page.also?.heading).toBe('You might also be interested in');
    expect(page.also?.cards[0]).toEqual({
      title: '{newWarranty} warranty',
      text: 'With every new car.',
      label: 'About the warranty',
      href: '/warranty',
      isExternal: false,
      opensNewTab: false,
    });
    expect(page.also?.cards[1]?.title).toBe('Roadside assistance');
  });

  it('PAGE-1.1 has no card of a page that the site does not have', () => {
    expect(pageOf(givesBoth, [workshop], ['/warranty']).also?.cards).toHaveLength(1);
    expect(pageOf(givesBoth, [workshop], []).also).toBeNull();
  });

  it('SERV-2.2 has cards of what the dealer gives, and those that promise nothing', () => {
    expect(pageOf().also).toBeNull();
    const warranty = pageOf({ promises: { shown: ['newWarranty'] } }).also?.cards;
    expect(warranty?.map(({ href }) => href)).toEqual(['/warranty']);
    const alsoCards = [{ title: 'Finance', text: 'By the week.', label: 'See', link: '/finance' }];
    expect(pageOf({ servicePage: { alsoCards } }).also?.cards).toHaveLength(1);
  });

  it('has the certified banner only with words', () => {
    expect(pageOf({ servicePage: { certifiedBannerText: null } }).certifiedBanner).toBeNull();
  });

  it('has perks and drop-off times by flag', () => {
    expect(pageOf()).toMatchObject({ perks: [], dropOffTimes: [] });
    const page = pageOf({ servicePage: { showsPerks: true, showsDropOffNotice: true } });
    expect(page.perks.map(({ title }) => title)).toEqual([
      'Select Service',
      'Quick Smart 90-minute service',
      'Free loan cars',
      'Waiting lounge',
      'Courtesy shuttle',
      'Early bird drop offs',
    ]);
    expect(page.dropOffTimes).toEqual([
      { what: 'Drop-off', when: '7:45am', where: null },
      { what: 'Drop-off', when: '8:45am', where: null },
      { what: 'Pick-up', when: '2:00pm', where: 'the shopping centre' },
      { what: 'Pick-up', when: '4:30pm', where: 'the train station' },
    ]);
  });

  it('TEN-9.1 offers a free ride within the distance of the site', () => {
    expect(pageOf().freeRide).toBeNull();
    expect(pageOf({ servicePage: { freeRideKm: 8 } }).freeRide).toBe(
      'A free ride home or to work within 8 km of the workshop.',
    );
  });

  it('ends with a map of the service departments', () => {
    expect(pageOf({}, [showroom, workshop, hidden, unmapped]).contact).toEqual({
      kind: 'map',
      locationIds: [workshop.id],
    });
  });

  it('ends with how to reach them where the site says so, or where no map can be drawn', () => {
    const details = { servicePage: { contact: 'details' } } as const;
    expect(pageOf(details, [showroom, workshop, hidden]).contact).toEqual({
      kind: 'details',
      locationIds: [workshop.id],
    });
    expect(pageOf({}, [unmapped]).contact).toEqual({ kind: 'details', locationIds: [unmapped.id] });
    for (const missing of [{ lat: null }, { long: null }]) {
      const half = { ...workshop, address: workshop.address && { ...workshop.address, ...missing } };
      expect(pageOf({}, [half]).contact?.kind).toBe('details');
    }
  });

  it('ends with nothing without a service department', () => {
    expect(pageOf({}, [showroom, hidden]).contact).toBeNull();
  });
});

it.each([
  [null, null, null],
  ['https://times.example/7', null, { url: 'https://times.example/7', provider: 'times.example' }],
  ['https://times.example/7', 'Plainbook', { url: 'https://times.example/7', provider: 'Plainbook' }],
  ['/times', null, null],
])('HOME-3.3 the service times at %s of %s stand in the frame %j', (timeFrameUrl, iframeProvider, iframe) => {
  expect(serviceTimesIframe({ timeFrameUrl, iframeProvider })).toEqual(iframe);
});
