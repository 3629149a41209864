import { sql, type RawBuilder } from 'kysely';

/**
 * Whether an alert goes to an address that its visitor has confirmed; a text goes to the phone that they signed in
 * with. `alert` is what the query calls the table of alerts.
 */
export function isConfirmedAddress(alert: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${alert}.${column}`);
  return sql<boolean>`(${of('channel')} = 'sms' or exists (
    select from visitor_emails e
    where e.site_id = ${of('siteId')} and e.visitor_id = ${of('visitorId')} and e.email = ${of('address')}
      and e.confirmed_at is not null))`;
}
