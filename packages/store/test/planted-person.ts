import { sql } from 'kysely';
import type { Database } from '../src/connection.ts';

export interface PlantedPerson {
  /** Stands in every text of theirs, so that a row which still speaks of them is found by it. */
  readonly mark: string;
  readonly phone: string;
  readonly email: string;
  readonly visitorId: string;
  readonly leadId: string;
  readonly siteId: string;
  readonly dealershipId: string;
  /** Distinguishes the ids of one person's rows from another's: two digits. */
  readonly digits: string;
  /** When everything happened. */
  readonly at: string;
}

let planted = 0;

/** A person who is known to one site alone, from January 2022 on, or January 2019. */
export function buildPerson(
  place: Pick<PlantedPerson, 'siteId' | 'dealershipId'>,
  year: 2019 | 2022 = 2022,
): PlantedPerson {
  planted += 1;
  const digits = String(planted).padStart(2, '0');
  return {
    ...place,
    digits,
    mark: `nora${digits}`,
    phone: `+614915700${digits}`,
    email: `Nora${digits}@Example.com`,
    visitorId: `01900000-0000-7000-8000-0000000000${digits}`,
    // The time stands in an id.
    leadId: `${year === 2022 ? '017e2000' : '01681000'}-0000-7000-8000-0000000000${digits}`,
    at: `${year}-01-10T00:00:00Z`,
  };
}

/** Writes a person into every table on the list of personal data. */
export async function plantPerson({ kysely }: Database, person: PlantedPerson): Promise<void> {
  for (const statement of rowsOf(person)) await sql.raw(statement).execute(kysely);
}

function rowsOf(person: PlantedPerson): string[] {
  const { mark, phone, email, digits } = person;
  const id = (kind: string) => `'01900000-0000-7000-80${kind}-0000000000${digits}'`;
  const [s, d, v, lead] = [person.siteId, person.dealershipId, person.visitorId, person.leadId].map(quoted);
  const at = quoted(person.at);
  const text = quoted(`words of ${mark}`);
  const json = quoted(JSON.stringify({ answers: { said: mark } }));
  const car = id('1c');
  const [alert, lookup, delivery, reservation, payment] = ['1a', '1b', '1d', '1e', '1f'].map(id);
  return [
    `insert into cars (dealership_id, id, slug, show_on_dealer_website) values (${d}, ${car}, 'car-${digits}', true)`,
    `insert into visitors (id, site_id, phone, name, email, created_at, last_seen_at) values (${v}, ${s}, '${phone}', ${text}, '${email}', ${at}, ${at})`,
    `insert into visitor_sessions (site_id, visitor_id, token_hash, expires_at) values (${s}, ${v}, sha256(${v}), ${at})`,
    `insert into sign_in_codes (site_id, phone, code_hash, expires_at) values (${s}, '${phone}', sha256('1'), now())`,
    `insert into watchlist_entries (site_id, visitor_id, dealership_id, car_id) values (${s}, ${v}, ${d}, ${car})`,
    `insert into watchlist_alerts (id, site_id, visitor_id, channel, address, consent_wording, consented_at) values (${alert}, ${s}, ${v}, 'email', '${email}', 'Tell me', ${at})`,
    `insert into visitor_emails (site_id, visitor_id, email, secret_hash, asked_at, expires_at) values (${s}, ${v}, '${email}', sha256(${v}), ${at}, now())`,
    `insert into saved_searches (id, site_id, visitor_id, email, name, state, href, keys, consent_wording, secret_hash, created_at, looked_at, expires_at, ends_at) values (${alert}, ${s}, ${v}, '${email}', ${text}, '{}', '/search', '{*}', 'Tell me', sha256(${alert}), ${at}, ${at}, timestamptz ${at} + interval '1 day', now())`,
    `insert into saved_search_messages (site_id, search_id, car_ids, created_at) values (${s}, ${alert}, array[${car}]::uuid[], ${at})`,
    `insert into car_waits (site_id, dealership_id, car_id, email, consent_wording, created_at, ends_at) values (${s}, ${d}, ${car}, '${email}', 'Tell me', ${at}, now())`,
    `insert into watchlist_notices (site_id, alert_id, dealership_id, car_id, news_key, news, created_at) values (${s}, ${alert}, ${d}, ${car}, 'sold', ${text}, ${at})`,
    `insert into leads (id, site_id, dealership_id, visitor_id, category, name, last_name, email, phone, postcode, preferred_contact_method, message, rego, url, user_agent, visited_pages, linked_query_params, sender_hash, created_at)
     values (${lead}, ${s}, ${d}, ${v}, 'General Enquiry', ${text}, ${text}, '${email}', '${phone}', '4000', 'Phone', ${text}, 'REGO', ${text}, ${text}, array[${text}], ${json}, sha256('1'), ${at})`,
    `insert into lead_test_drives (lead_id, site_id, booking_at, link_hash) values (${lead}, ${s}, ${at}, sha256(${lead}))`,
    `insert into locations (dealership_id, id, slug, name) values (${d}, ${car}, 'yard-${digits}', 'Yard')`,
    `insert into test_drive_places (dealership_id, location_id, starts_at, ends_at, place, site_id, holder, lead_id) values (${d}, ${car}, ${at}, timestamptz ${at} + interval '1 hour', 1, ${s}, sha256('1'), ${lead})`,
    `insert into service_places (dealership_id, location_id, day, drop_off, day_place, time_place, site_id, lead_id) values (${d}, ${car}, '2026-06-01', '07:30', 1, 1, ${s}, ${lead})`,
    `insert into lead_service_bookings (lead_id, site_id, vehicle_rego, comments, street, suburb, postcode) values (${lead}, ${s}, 'REGO', ${text}, ${text}, ${text}, '4000')`,
    `insert into vehicle_lookups (id, site_id, rego, vin, chosen_description) values (${lookup}, ${s}, 'REGO', 'VIN', ${text})`,
    `insert into lead_trade_ins (lead_id, site_id, lookup_id, rego, manual_entry, comments, sms_content, sms_from) values (${lead}, ${s}, ${lookup}, 'REGO', ${text}, ${text}, ${text}, '${phone}')`,
    `insert into trade_in_images (site_id, lookup_id, file_name, content_type, bytes, object_key) values (${s}, ${lookup}, ${text}, 'image/jpeg', 1, 'key-${digits}')`,
    `insert into valuations (site_id, lookup_id, adjustment_answers) values (${s}, ${lookup}, ${json})`,
    `insert into trade_in_offers (site_id, lookup_id, value_cents, low_cents, high_cents, lines, answers_hash, given_at, valid_until) values (${s}, ${lookup}, 1, 1, 1, ${json}, sha256('1'), ${at}, timestamptz ${at} + interval '7 days')`,
    `insert into offer_journeys (site_id, secret_hash, step, phase, rego, rego_state, lookup_id, lead_id, created_at, expires_at) values (${s}, sha256(${lookup}), 'offer', 'editing', 'REGO', 'vic', ${lookup}, ${lead}, ${at}, timestamptz ${at} + interval '30 days')`,
    `insert into promos (id, site_id, kind, name) values (${lookup}, ${s}, 'spin_to_win', 'Spin')`,
    `insert into promo_entries (site_id, promo_id, visitor_id, number, state, seed, outcomes, drawn_at) values (${s}, ${lookup}, ${v}, 1, 'vic', repeat('0', 64), '[]', ${at})`,
    `insert into finance_keys (id, account_id, public_key, key_id, nonce, ciphertext, tag) values (${lookup}, (select account_id from sites where id = ${s}), sha256('1'), 'k', sha256('1'), sha256('1'), sha256('1'))`,
    `insert into finance_applications (site_id, secret_hash, status, step, lead_id, person_digests, sealed, finance_key_id, sent_at, created_at, expires_at) values (${s}, sha256(${lead}), 'waiting', 'consent', ${lead}, array[sha256('1')], convert_to(${text}, 'UTF8'), ${lookup}, ${at}, ${at}, timestamptz ${at} + interval '90 days')`,
    `insert into lead_events (lead_id, site_id, kind, note, details) values (${lead}, ${s}, 'message', ${text}, ${json})`,
    `insert into lead_replies (id, lead_id, site_id, staff_id, channel, to_address, next_try_at, created_at, updated_at) values (${id('2a')}, ${lead}, ${s}, (select id from staff order by id limit 1), 'mail', '${email}', ${at}, ${at}, ${at})`,
    `insert into lead_answers (lead_id, site_id, key, created_at) values (${lead}, ${s}, sha256(${lead}), ${at})`,
    `insert into lead_answer_files (id, lead_id, site_id, kind, file_name, bytes, object_key, content_hash, created_at) values (${id('2b')}, ${lead}, ${s}, 'pdf', ${text}, 1, 'answer-${digits}', sha256(${lead}), ${at})`,
    `insert into lead_mail_troubles (lead_id, site_id, address, kind, reason, at) values (${lead}, ${s}, '${email}', 'bounced', ${text}, ${at})`,
    `insert into lead_deliveries (id, lead_id, site_id, dealership_id, delivery_key, last_error) values (${delivery}, ${lead}, ${s}, ${d}, 'key-${digits}', ${text})`,
    `insert into delivery_attempts (delivery_id, site_id, number, outcome, answer) values (${delivery}, ${s}, 1, 'failed', ${text})`,
    `insert into reservations (id, site_id, dealership_id, car_id, visitor_id, amount_cents, name, email, phone, postcode, expires_at, state, updated_at, link_sealed) values (${reservation}, ${s}, ${d}, ${car}, ${v}, 20000, ${text}, '${email}', '${phone}', '3000', ${at}, 'completed', ${at}, ${text})`,
    `insert into payments (id, site_id, dealership_id, reservation_id, provider, request_key, amount_cents, captured_cents, last_error, request, client_secret, hosted_url, visitor_id, method_brand, method_last_four) values (${payment}, ${s}, ${d}, ${reservation}, 'provider', 'request-${digits}', 20000, 20000, ${text}, ${json}, ${text}, ${text}, ${v}, ${text}, '4242')`,
    `insert into refunds (site_id, payment_id, cause, amount_cents, request_key) values (${s}, ${payment}, 'let_go', 20000, 'refund-${digits}')`,
    `insert into disputes (site_id, payment_id, provider_dispute_id, amount_cents, reason, state) values (${s}, ${payment}, 'dispute-${digits}', 20000, 'fraudulent', 'open')`,
    `insert into payment_events (payment_id, site_id, provider, provider_event_id, kind, details) values (${payment}, ${s}, 'provider', 'event-${digits}', 'captured', ${json})`,
    `insert into idempotency_keys (site_id, purpose, key, result_id, created_at) values (${s}, 'lead', ${text}, ${lead}, ${at})`,
    `insert into analytics_events (id, site_id, visitor_id, kind) values (uuidv7(timestamptz ${at} - now()), ${s}, ${v}, 'car_viewed')`,
    `insert into audit (staff_id, site_id, action, subject_kind, subject_id, before, after) values (${s}, ${s}, 'answer', 'lead', ${lead}, ${json}, ${json})`,
  ];
}

const quoted = (text: string) => `'${text}'`;
