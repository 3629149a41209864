import type { Client } from 'pg';
import { world } from './world.ts';

type Tenant = (typeof world)['group'] | (typeof world)['rival'];

/** At least one row of each table that `loadWorld` leaves empty, for both tenants: a fence around nothing proves nothing. */
export async function fillEveryTable(loader: Client): Promise<void> {
  await loader.query('begin');
  await loader.query(
    `insert into manufacturers (id, name, slug) values ('${world.operator}', 'Make', 'make')`,
  );
  await loader.query(
    `insert into models (manufacturer_id, name, slug) values ('${world.operator}', 'Model', 'model')`,
  );
  for (const tenant of [world.group, world.rival]) {
    for (const statement of rowsOf(tenant)) await loader.query(statement);
  }
  await loader.query('commit');
}

function rowsOf({ account, dealership, site, manager, car }: Tenant): string[] {
  // Ids of one tenant may repeat across tables: each table is a world of its own.
  const d = `'${dealership}'`;
  const s = `'${site}'`;
  const lead = `'${car}'`;
  return [
    `insert into settings_versions (layer, layer_key, number, overrides, staff_id, why) values ('site', ${s}, 1, '{}', '${manager}', 'begin'), ('group', '${account}', 1, '{}', '${manager}', 'begin')`,
    `insert into site_stock_versions (site_id, version, changed_at) values (${s}, 1, now())`,
    `insert into content_versions (owner_id, version) values (${s}, 1), (${d}, 1) on conflict do nothing`,
    `insert into secrets (site_id, name, key_id, nonce, ciphertext, tag) values (${s}, 'maps.key', 'k1', 'nonce---', 'x', 'tag-----')`,
    `insert into secrets (dealership_id, name, key_id, nonce, ciphertext, tag) values (${d}, 'crm.key', 'k1', 'nonce---', 'x', 'tag-----')`,
    `insert into staff_sessions (staff_id, token_hash, expires_at) values ('${manager}', sha256('${manager}'), now() + interval '1 day')`,
    `insert into staff_challenges (challenge, staff_id, expires_at) values ('challenge of ${manager}', '${manager}', now() + interval '1 hour')`,
    `insert into staff_invitations (id, becomes_id, email, role, dealership_id, token_hash, invited_by, expires_at) values (${s}, ${s}, 'x@y.test', 'sales', ${d}, sha256(${s}), '${manager}', now() + interval '1 day')`,
    `insert into staff_recoveries (staff_id, token_hash, code_hash, reason, asked_by, expires_at) values ('${manager}', sha256(${s}), sha256('1'), 'lost', '${world.operator}', now() + interval '1 day')`,
    `insert into identity_providers (account_id, issuer, client_id, sealed_secret) values ('${account}', 'https://login.test', 'forecourt', repeat('x', 60))`,
    `insert into identity_provider_domains (domain, account_id) values ('d' || '${account}' || '.test', '${account}')`,
    `insert into staff_identities (account_id, staff_id, subject) values ('${account}', '${manager}', 'somebody')`,
    `insert into audit_keys (subject_kind, subject_id, key) values ('lead', ${s}, sha256(${s}))`,
    `insert into audit_seals (chain_id, number, entries, last_id, hash) values (${s}, 1, 1, ${s}, sha256(${s}))`,
    `insert into staff_passkeys (staff_id, credential_id, public_key) values ('${manager}', sha256('${manager}'), 'x')`,
    `insert into staff_views (staff_id, views, changed_at) values ('${manager}', '[]', now())`,
    `insert into addresses (dealership_id, id) values (${d}, ${d})`,
    `insert into locations (dealership_id, id, slug, name, address_id) values (${d}, ${d}, 'yard', 'Yard', ${d})`,
    `insert into location_distributions (dealership_id, location_id, distribution_location_id) values (${d}, ${d}, ${d})`,
    `insert into location_hours (dealership_id, location_id, weekday, status) values (${d}, ${d}, 1, 'Open')`,
    `insert into location_special_hours (dealership_id, location_id, date, department, status) values (${d}, ${d}, '2026-12-25', 'all', 'Closed')`,
    `insert into review_sets (dealership_id, id, source) values (${d}, ${d}, 'reviews')`,
    `insert into reviews (dealership_id, review_set_id, external_id) values (${d}, ${d}, '1')`,
    `insert into car_variants (dealership_id, car_id) values (${d}, '${car}')`,
    `insert into car_lenders (dealership_id, car_id, provider) values (${d}, '${car}', 'lender')`,
    `insert into car_market (dealership_id, car_id) values (${d}, '${car}')`,
    `insert into car_prices (dealership_id, car_id, asked_from, cents) values (${d}, '${car}', now(), 2000000)`,
    `insert into car_documents (dealership_id, car_id, version, deleted) values (${d}, '${car}', 1, true)`,
    `insert into car_counters (dealership_id, car_id) values (${d}, '${car}')`,
    `insert into visitors (id, site_id, phone) values (${s}, ${s}, '+61400000000')`,
    `insert into visitor_sessions (site_id, visitor_id, token_hash, expires_at) values (${s}, ${s}, sha256(${s}), now() + interval '1 day')`,
    `insert into sign_in_codes (site_id, phone, code_hash, expires_at) values (${s}, '+61400000000', sha256('1'), now() + interval '1 day')`,
    `insert into saved_searches (id, site_id, visitor_id, email, name, state, href, keys, consent_wording, secret_hash, created_at, looked_at, expires_at, ends_at)
      values (${s}, ${s}, ${s}, 'v@example.com', 'Utes', '{}', '/search', '{*}', 'Tell me', sha256(${s}), now(), now(), now() + interval '1 day', now() + interval '1 day')`,
    `insert into saved_search_keys (site_id, key, search_id) values (${s}, '*', ${s})`,
    `insert into saved_search_arrivals (site_id, keys, dealership_id, car_id, came_in_at) values (${s}, '{*}', ${d}, '${car}', now())`,
    `insert into saved_search_messages (site_id, search_id, car_ids, created_at) values (${s}, ${s}, array[${s}]::uuid[], now())`,
    `insert into car_waits (site_id, dealership_id, car_id, email, consent_wording, created_at, ends_at) values (${s}, ${d}, '${car}', 'v@example.com', 'Tell me', now(), now() + interval '1 day')`,
    `insert into visitor_emails (site_id, visitor_id, email, secret_hash, asked_at, expires_at) values (${s}, ${s}, 'v@example.com', sha256(${s}), now(), now() + interval '1 day')`,
    `insert into watchlist_entries (site_id, visitor_id, dealership_id, car_id) values (${s}, ${s}, ${d}, '${car}')`,
    `insert into watchlist_alerts (id, site_id, visitor_id, channel, address, consent_wording, consented_at)
     values (${s}, ${s}, ${s}, 'email', 'v@example.com', 'Tell me', now())`,
    `insert into watchlist_notices (site_id, alert_id, dealership_id, car_id, news_key, news, created_at)
     values (${s}, ${s}, ${d}, '${car}', 'sold', 'It is sold.', now())`,
    `insert into leads (id, site_id, dealership_id, car_id, category) values (${lead}, ${s}, ${d}, '${car}', 'General Enquiry')`,
    `insert into lead_replies (id, lead_id, site_id, staff_id, channel, to_address, next_try_at, created_at, updated_at)
     values (${s}, ${lead}, ${s}, '${manager}', 'mail', 'v@example.com', now(), now(), now())`,
    `insert into lead_answers (lead_id, site_id, key, created_at) values (${lead}, ${s}, sha256('1'), now())`,
    `insert into lead_answer_files (id, lead_id, site_id, kind, file_name, bytes, object_key, content_hash, created_at) values (${s}, ${lead}, ${s}, 'pdf', 'a.pdf', 1, ${s}, sha256('1'), now())`,
    `insert into lead_mail_troubles (lead_id, site_id, address, kind, at) values (${lead}, ${s}, 'v@example.com', 'bounced', now())`,
    `insert into form_photos (id, site_id, file_name, bytes, width, height, object_key, content_hash, preview, created_at) values (${s}, ${s}, 'a.jpg', 1, 1, 1, ${s}, sha256('1'), '', now())`,
    `insert into sms_inbox (provider, message_id, from_number, to_number, body) values ('sms', '${car}', '+61400000000', '+61400000009', 'yes')`,
    `insert into mail_domains (site_id, domain, created_at) values (${s}, 'dealer.test', now())`,
    `insert into lead_test_drives (lead_id, site_id) values (${lead}, ${s})`,
    `insert into test_drive_places (dealership_id, location_id, starts_at, ends_at, place, site_id, holder, lead_id) values (${d}, ${d}, '2026-06-01T00:00Z', '2026-06-01T01:00Z', 1, ${s}, sha256('1'), ${lead})`,
    `insert into service_places (dealership_id, location_id, day, drop_off, day_place, time_place, site_id, lead_id) values (${d}, ${d}, '2026-06-01', '07:30', 1, 1, ${s}, ${lead})`,
    `insert into lead_service_bookings (lead_id, site_id) values (${lead}, ${s})`,
    `insert into vehicle_lookups (id, site_id) values (${s}, ${s})`,
    `insert into lead_trade_ins (lead_id, site_id, lookup_id) values (${lead}, ${s}, ${s})`,
    `insert into trade_in_images (site_id, lookup_id, file_name, content_type, bytes, object_key) values (${s}, ${s}, 'a.jpg', 'image/jpeg', 1, ${s})`,
    `insert into valuations (site_id, lookup_id) values (${s}, ${s})`,
    `insert into trade_in_offers (site_id, lookup_id, value_cents, low_cents, high_cents, lines, answers_hash, given_at, valid_until) values (${s}, ${s}, 1, 1, 1, '[]', sha256('1'), now(), now() + interval '1 day')`,
    `insert into offer_journeys (site_id, secret_hash, step, phase, lookup_id, expires_at) values (${s}, sha256(${s}), 'offer', 'editing', ${s}, now() + interval '1 day')`,
    `insert into finance_keys (id, account_id, public_key, key_id, nonce, ciphertext, tag) values (${s}, (select account_id from sites where id = ${s}), sha256('1'), 'k', sha256('1'), sha256('1'), sha256('1'))`,
    `insert into finance_applications (site_id, secret_hash, status, step, lead_id, sealed, finance_key_id, sent_at, expires_at) values (${s}, sha256(${s}), 'waiting', 'consent', ${lead}, sha256('1'), ${s}, now(), now() + interval '1 day')`,
    `insert into lead_events (lead_id, site_id, kind) values (${lead}, ${s}, 'received')`,
    `insert into lead_deliveries (id, lead_id, site_id, dealership_id, destination_id, delivery_key) values (${lead}, ${lead}, ${s}, ${d}, ${d}, 'k')`,
    `insert into delivery_attempts (delivery_id, site_id, number, outcome) values (${lead}, ${s}, 1, 'failed')`,
    `insert into reservations (id, site_id, dealership_id, car_id, amount_cents, expires_at, state) values (${s}, ${s}, ${d}, '${car}', 20000, now(), 'expired')`,
    `insert into payments (id, site_id, dealership_id, reservation_id, provider, request_key, amount_cents) values (${s}, ${s}, ${d}, ${s}, 'provider', ${s}, 20000)`,
    `insert into refunds (site_id, payment_id, cause, amount_cents, request_key, state) values (${s}, ${s}, 'late', 1, ${s}, 'failed')`,
    `insert into disputes (site_id, payment_id, provider_dispute_id, amount_cents, reason, state) values (${s}, ${s}, ${s}, 1, 'fraudulent', 'open')`,
    `insert into payment_accounts (dealership_id, provider, account_ref) values (${d}, 'provider', ${s})`,
    `insert into payment_inbox (provider, event_id, account_ref, kind, is_live, said_at) values ('provider', ${s}, ${s}, 'paid', false, now())`,
    `insert into payment_events (payment_id, site_id, provider, provider_event_id, kind) values (${s}, ${s}, 'provider', ${s}, 'started')`,
    `insert into idempotency_keys (site_id, purpose, key) values (${s}, 'lead', ${s})`,
    `insert into personal_data_records (site_id, kind, asked_by) values (${s}, 'exported', 'visitor')`,
    `insert into promos (site_id, kind, name) values (${s}, 'card', 'Promo')`,
    `insert into promo_entries (site_id, promo_id, number, state, seed, outcomes, drawn_at) select ${s}, id, 1, 'vic', repeat('0', 64), '[]', now() from promos where site_id = ${s} limit 1`,
    `insert into findings (site_id, found_by, cause, severity, what, page, part, mended_by, mend, since, last_seen_at) values (${s}, 'law', 'price_basis', 'breach', 'No basis', 'vehicle', 'price', 'dealer', 'Enter it.', now(), now())`,
    `insert into pages (id, site_id, path) values (${s}, ${s}, '/about-us'), ('${account}', ${s}, '/unpublished')`,
    `insert into page_versions (site_id, page_id, number, title, blocks) values (${s}, ${s}, 1, 'About', '[]'), (${s}, ${s}, 2, 'Draft', '[]')`,
    `update pages set published_version = 1 where id = ${s}`,
    `insert into audit (staff_id, site_id, dealership_id, action, subject_kind) values ('${manager}', ${s}, ${d}, 'edited', 'site')`,
    `insert into analytics_events (site_id, dealership_id, kind) values (${s}, ${d}, 'car_viewed')`,
    `insert into outbox (dealership_id, car_id, kind) values (${d}, '${car}', 'car_changed')`,
  ];
}
