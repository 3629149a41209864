import { wordOf, type TenantIds } from './world-ids.ts';

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
  return { watchlistAlerts: [alert], watchlistNotices: [notice] };
}
