import { wordOf, type TenantIds } from './world-ids.ts';

/** The hash of what stands in the link that the visitor was mailed. */
export const secretOf = ({ letter }: Pick<TenantIds, 'letter'>) => Buffer.alloc(32, `link ${letter}`);

/** What a tenant's visitor agreed to, and was told. */
export function alertRows(ids: TenantIds) {
  const { site: siteId, visitor: visitorId, dealership: dealershipId, car: carId } = ids;
  const alert = {
    id: ids.of('alert'),
    siteId,
    visitorId,
    channel: 'email' as const,
    address: `visitor@${wordOf(ids.letter)}1.test`,
    consentWording: 'Yes',
    consentedAt: new Date(0),
    wayOut: ids.of('wayOut'),
  };
  const content = { newsKey: 'reserved', news: 'has been reserved', createdAt: new Date(0) };
  const notice = { id: ids.of('notice'), siteId, alertId: alert.id, dealershipId, carId, ...content };
  const email = {
    id: ids.of('email'),
    siteId,
    visitorId,
    email: alert.address,
    secretHash: Buffer.alloc(32, `confirmed ${ids.letter}`),
    askedAt: new Date(0),
    expiresAt: new Date('2100-01-01T00:00:00Z'),
    confirmedAt: new Date(0),
  };
  const unconfirmed = {
    ...email,
    id: ids.of('unconfirmedEmail'),
    email: `other@${wordOf(ids.letter)}1.test`,
    secretHash: secretOf(ids),
    confirmedAt: null,
  };
  return { visitorEmails: [email, unconfirmed], watchlistAlerts: [alert], watchlistNotices: [notice] };
}
