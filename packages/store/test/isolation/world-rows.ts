import { buildCar } from '@forecourt/testkit/build-car';
import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import type { Rows } from './rows-by-table.ts';
import { sealedUnderOldKey } from './test-cipher.ts';
import { leadRows, visitorRows } from './visitor-rows.ts';
import {
  digestOf,
  idsOf,
  manufacturer,
  model,
  operator,
  revokedSite,
  wordOf,
  type TenantIds,
  type TenantLetter,
} from './world-ids.ts';

/** Links are good for days, as the table checks. */
const soon = new Date(Date.now() + 24 * 3_600_000);
const laterThanAnyTest = new Date('2099-01-01T00:00:00Z');

/** What belongs to no tenant. */
export const sharedRows: Rows = {
  manufacturers: [{ id: manufacturer, name: 'Cygnet', slug: 'cygnet' }],
  models: [{ id: model, manufacturerId: manufacturer, name: 'Teal', slug: 'teal' }],
  staff: [{ id: operator, email: 'operator@platform.test', name: 'Operator' }],
  memberships: [
    { id: 'cccccccc-0000-7000-8000-000000000004', staffId: operator, kind: 'operator', role: 'operator' },
  ],
  settingsVersions: [
    { layer: 'template', layerKey: 'plain', number: 1, overrides: '{}', staffId: operator, why: 'first' },
    { layer: 'brand', layerKey: 'cygnet', number: 1, overrides: '{}', staffId: operator, why: 'first' },
  ],
};

/** A tenant with at least one row in every table that can hold a tenant's rows. */
export function rowsOf(letter: TenantLetter): Rows {
  const ids = idsOf(letter);
  return {
    ...tenantRows(ids),
    ...stockRows(ids),
    ...visitorRows(ids),
    ...leadRows(ids),
    ...contentRows(ids),
  };
}

function tenantRows(ids: TenantIds): Rows {
  const { letter, account, dealership, otherDealership, site, staff } = ids;
  const word = wordOf(letter);
  const person = (id: string, part: string) => ({
    id,
    email: `${word}${part}@${word}.test`,
    name: `${word}${part} person`,
  });
  const siteRow = (id: string, slug: string) => ({
    id,
    accountId: account,
    slug,
    template: 'plain',
    name: `${slug} site`,
    manufacturerId: manufacturer,
  });
  return {
    accounts: [{ id: account, slug: `${word}0`, name: `${word}0 group`, kind: 'dealer_group' }],
    dealerships: [
      { id: dealership, accountId: account, slug: `${word}1`, name: `${word}1 motors` },
      { id: otherDealership, accountId: account, slug: `${word}2`, name: `${word}2 motors` },
    ],
    sites: [
      { ...siteRow(site, `${word}1`), dealershipId: dealership },
      ...(letter === 'a' ? [siteRow(revokedSite, `${word}1-revoked`)] : []),
    ],
    siteDealerships: [{ siteId: site, dealershipId: dealership }],
    siteStockVersions: [{ siteId: site, version: 1, changedAt: new Date(0) }],
    domains: [
      { id: ids.of('domain'), siteId: site, host: `${word}1.test`, isPrimary: true, verifiedAt: new Date(0) },
    ],
    mailDomains: [
      {
        id: ids.of('mailDomain'),
        siteId: site,
        domain: `${word}1.test`,
        state: 'proved',
        dkim: true,
        spf: true,
        returnPath: true,
        createdAt: new Date(0),
      },
    ],
    staff: [person(staff, '0'), person(ids.dealershipStaff, '1'), person(ids.otherDealershipStaff, '2')],
    staffPasskeys: [
      {
        id: ids.of('passkey'),
        staffId: ids.dealershipStaff,
        credentialId: digestOf(ids, 'credential'),
        publicKey: digestOf(ids, 'key'),
      },
    ],
    staffChallenges: [
      {
        challenge: `challenge of ${ids.of('staffChallenge')}`,
        staffId: ids.dealershipStaff,
        expiresAt: laterThanAnyTest,
      },
    ],
    staffSessions: [
      {
        id: ids.of('staffSession'),
        staffId: ids.dealershipStaff,
        tokenHash: digestOf(ids, 'staffSession'),
        expiresAt: laterThanAnyTest,
      },
    ],
    staffViews: [{ staffId: ids.dealershipStaff, views: '[]', changedAt: new Date(0) }],
    staffInvitations: [
      {
        id: ids.of('staffInvitation'),
        becomesId: ids.dealershipStaff,
        email: `${word}1@${word}.test`,
        role: 'website',
        dealershipId: dealership,
        tokenHash: digestOf(ids, 'invitation'),
        invitedBy: staff,
        expiresAt: soon,
      },
    ],
    staffRecoveries: [
      {
        staffId: ids.dealershipStaff,
        tokenHash: digestOf(ids, 'recovery'),
        codeHash: digestOf(ids, 'code'),
        reason: `${word}1 lost a phone`,
        askedBy: staff,
        expiresAt: soon,
      },
    ],
    identityProviders: [
      {
        accountId: account,
        issuer: `https://login.${word}0.test`,
        clientId: 'forecourt',
        sealedSecret: 'x'.repeat(60),
      },
    ],
    identityProviderDomains: [{ domain: `${word}.test`, accountId: account }],
    staffIdentities: [{ accountId: account, staffId: staff, subject: 'the manager' }],
    memberships: [
      {
        id: ids.of('membership', 0),
        staffId: staff,
        kind: 'account',
        accountId: account,
        role: 'group_manager',
      },
      {
        id: ids.of('membership'),
        staffId: ids.dealershipStaff,
        kind: 'dealership',
        dealershipId: dealership,
        role: 'dealership_manager',
      },
      {
        id: ids.of('membership', 2),
        staffId: ids.otherDealershipStaff,
        kind: 'dealership',
        dealershipId: otherDealership,
        role: 'dealership_manager',
      },
    ],
    settingsVersions: [
      { layer: 'group', layerKey: account, number: 1, overrides: '{}', staffId: staff, why: `${word}0` },
      { layer: 'site', layerKey: site, number: 1, overrides: '{}', staffId: staff, why: `${word}1` },
    ],
    secrets: [
      {
        id: ids.of('secret'),
        siteId: site,
        name: 'search.key',
        ...sealedUnderOldKey(`${word}1`, ['site', site, 'search.key']),
      },
    ],
  };
}

function stockRows(ids: TenantIds): Rows {
  const { dealership: dealershipId, location: locationId, car: carId } = ids;
  const word = `${wordOf(ids.letter)}1`;
  return {
    addresses: [
      { dealershipId, id: ids.of('address'), street: `1 ${word} Street`, city: 'Cairns', state: 'qld' },
    ],
    locations: [
      {
        dealershipId,
        id: locationId,
        slug: word,
        name: `${word} yard`,
        addressId: ids.of('address'),
        phone: '07 4000 0000',
      },
    ],
    locationDistributions: [{ dealershipId, locationId, distributionLocationId: locationId }],
    locationHours: [{ dealershipId, locationId, weekday: 1, status: 'Open', open: '08:00', close: '17:00' }],
    locationSpecialHours: [
      {
        dealershipId,
        id: ids.of('specialHours'),
        locationId,
        date: '2098-12-25',
        department: 'all',
        status: 'Closed',
      },
    ],
    reviewSets: [
      {
        dealershipId,
        id: ids.of('reviewSet'),
        locationId,
        source: 'stars',
        externalId: `accounts/1/locations/${word}`,
        count: 1,
        averageRating: 4.5,
      },
    ],
    reviews: [
      {
        dealershipId,
        id: ids.of('review'),
        reviewSetId: ids.of('reviewSet'),
        externalId: `${word}-review`,
        text: `${word} is fine`,
        rating: 4.5,
      },
    ],
    cars: [
      {
        dealershipId,
        id: carId,
        slug: `${word}-car`,
        name: `${word} Teal`,
        make: 'Cygnet',
        model: 'Teal',
        carType: 'used',
        status: 'in_stock',
        showOnDealerWebsite: true,
        priceCents: 2_000_000,
        stocknum: `${word}-stock`,
        locationId,
      },
    ],
    carVariants: [{ dealershipId, carId, cylinders: 4 }],
    carPhotos: [
      { dealershipId, id: ids.of('photo'), carId, position: 0, url: `https://media.test/${word}.jpg` },
    ],
    carLenders: [
      { dealershipId, carId, provider: 'lender', interestRate: 8, comparisonRate: 9 },
      { dealershipId, carId, provider: `lender of ${ids.letter}`, interestRate: 8, comparisonRate: 9 },
    ],
    carMarket: [{ dealershipId, carId, averageMarketPriceCents: 2_100_000 }],
    carPrices: [{ dealershipId, carId, askedFrom: new Date(0), cents: 2_000_000 }],
    carCounters: [{ dealershipId, carId, views: 7 }],
    carDocuments: [documentOf(ids)],
  };
}

/** Of the tenant's car, so that the stock search finds it. */
function documentOf({ letter, dealership: dealershipId, car: carId }: TenantIds) {
  const word = `${wordOf(letter)}1`;
  const text = `${word} Teal Cygnet`;
  return {
    dealershipId,
    carId,
    version: 1,
    isVisible: true,
    createdAt: new Date(0),
    rank: 1,
    itemType: 'car',
    make: 'Cygnet',
    stocknum: `${word}-stock`,
    slug: `${word}-car`,
    status: 'in_stock',
    priceCents: 2_000_000,
    features: [],
    featureTexts: [],
    featureKeys: [],
    featureHashes: [],
    weekly: '{}',
    text,
    words: ` ${word} teal cygnet`,
    codes: [`${word}stock`],
    card: JSON.stringify(
      listedCar(buildCar({ id: carId, dealershipId, name: text, createdAt: new Date(0), soldAt: null })),
    ),
  };
}

function contentRows(ids: TenantIds): Rows {
  const { site: siteId, dealership: dealershipId, account: accountId, staff: staffId } = ids;
  const word = `${wordOf(ids.letter)}1`;
  const record = { staffId, action: 'save', subjectKind: 'test', subjectId: word };
  return {
    promos: [
      { id: ids.of('promo'), siteId, kind: 'card', name: `${word} sale`, position: 1 },
      { id: ids.of('game'), siteId, kind: 'spin_to_win', name: `${word} spin` },
    ],
    promoEntries: [
      {
        id: ids.of('gameEntry'),
        siteId,
        promoId: ids.of('game'),
        visitorId: ids.visitor,
        number: 1,
        state: 'vic',
        seed: '0'.repeat(64),
        outcomes: '[]',
        prize: 'fuel',
        prizeNumber: 1,
        code: 'AAAA-AAAA',
        drawnAt: new Date(0),
        claimUntil: laterThanAnyTest,
      },
    ],
    findings: [
      {
        id: ids.of('finding'),
        siteId,
        foundBy: 'law',
        cause: 'price_basis',
        severity: 'breach',
        what: `${word} says no basis`,
        page: 'vehicle',
        part: 'price',
        mendedBy: 'dealer',
        mend: 'Enter it.',
        since: new Date(0),
        lastSeenAt: new Date(0),
      },
    ],
    pages: [
      { id: ids.of('page'), siteId, path: '/about-us' },
      { id: ids.of('article'), siteId, path: '/blog/news', kind: 'article', category: 'news' },
    ],
    pageVersions: [
      {
        siteId,
        pageId: ids.of('page'),
        number: 1,
        title: `About ${word}`,
        blocks: '[]',
        staffId,
        why: 'first',
      },
      {
        siteId,
        pageId: ids.of('article'),
        number: 1,
        title: `${word} news`,
        blocks: '[]',
        staffId,
        why: 'first',
      },
    ],
    audit: [
      { ...record, id: ids.of('siteAudit'), siteId },
      { ...record, id: ids.of('dealershipAudit'), dealershipId },
      { ...record, id: ids.of('audit', 0), accountId },
    ],
    auditKeys: [{ subjectKind: 'lead', subjectId: ids.of('auditedLead'), key: Buffer.alloc(32, 1) }],
    auditSeals: [
      { chainId: accountId, number: 1, entries: 1, lastId: ids.of('audit', 0), hash: Buffer.alloc(32, 2) },
    ],
    outbox: [{ id: ids.of('outbox'), dealershipId, carId: ids.car, kind: 'car_changed' }],
    analyticsEvents: [{ id: ids.of('analytics'), siteId, dealershipId, carId: ids.car, kind: 'view' }],
  };
}
