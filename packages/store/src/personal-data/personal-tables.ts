import type { PersonalTable } from './personal-table.ts';

const columns = (names: string) => names.trim().split(/\s+/);

const leadsKept = 'leads.keepMonths';
const ofLead = { of: 'leads', column: 'lead_id' } as const;
const ofVisitor = { visitor: 'visitor_id' } as const;
const withVisitor = { does: 'delete with', parent: 'visitors' } as const;

/**
 * Every table that holds personal data of visitors, those that others hang from first. Export reads by it, erasing is
 * held to it by a test, and a table or column that looks personal and is not on it fails another.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'visitors',
    foundBy: { visitor: 'id', phone: 'phone', email: 'email' },
    shows: ['phone', 'name', 'email', 'created_at', 'last_seen_at'],
    erasing: { does: 'delete' },
    kept: 'accounts.keepMonths after the last sign-in',
  },
  {
    table: 'visitor_sessions',
    foundBy: ofVisitor,
    shows: ['device', 'created_at', 'last_seen_at', 'expires_at'],
    erasing: withVisitor,
    kept: 'until it expires',
  },
  {
    table: 'sign_in_codes',
    foundBy: { phone: 'phone' },
    shows: ['phone', 'created_at', 'expires_at', 'used_at'],
    erasing: { does: 'delete' },
    kept: 'a day after it expired',
  },
  {
    table: 'visitor_emails',
    foundBy: { visitor: 'visitor_id', email: 'email' },
    shows: ['email', 'asked_at', 'expires_at', 'confirmed_at'],
    erasing: { does: 'delete' },
    kept: 'with the visitor',
  },
  {
    table: 'saved_searches',
    foundBy: { visitor: 'visitor_id', email: 'email' },
    shows: [
      'email',
      'name',
      'href',
      'consent_wording',
      'created_at',
      'confirmed_at',
      'told_at',
      'ends_at',
      'ended_at',
    ],
    erasing: { does: 'delete' },
    kept: 'six months, and 30 days after it ended',
  },
  {
    table: 'saved_search_messages',
    foundBy: { of: 'saved_searches', column: 'search_id' },
    shows: ['car_ids', 'created_at', 'sent_at'],
    erasing: { does: 'delete with', parent: 'saved_searches' },
    kept: 'with the saved search',
  },
  {
    table: 'car_waits',
    foundBy: { email: 'email' },
    shows: ['email', 'car_id', 'consent_wording', 'created_at', 'ends_at', 'told_at', 'sent_at', 'ended_at'],
    erasing: { does: 'delete' },
    kept: '60 days',
  },
  {
    table: 'watchlist_entries',
    foundBy: ofVisitor,
    shows: ['car_id', 'created_at'],
    erasing: withVisitor,
    kept: 'with the visitor',
  },
  {
    table: 'watchlist_alerts',
    foundBy: { visitor: 'visitor_id', phone: 'address', email: 'address' },
    shows: ['channel', 'address', 'consent_wording', 'consented_at', 'unsubscribed_at'],
    erasing: { does: 'delete' },
    kept: 'with the visitor',
  },
  {
    table: 'watchlist_notices',
    foundBy: { of: 'watchlist_alerts', column: 'alert_id' },
    shows: ['news', 'created_at', 'sent_at'],
    erasing: { does: 'delete with', parent: 'watchlist_alerts' },
    kept: 'with the visitor',
  },
  {
    table: 'leads',
    foundBy: { visitor: 'visitor_id', phone: 'phone', email: 'email' },
    shows: columns(`
      id category subcategory created_at completed_at form_completed name last_name email phone
      postcode preferred_contact_method message opt_in terms_agreed rego additional_services
      location stock_number vehicle_make vehicle_model url user_agent visited_pages
      linked_query_params
    `),
    erasing: {
      does: 'blank',
      columns: columns(`
      visitor_id name last_name email phone postcode preferred_contact_method message rego url
      user_agent visited_pages linked_query_params sender_hash
    `),
    },
    stays: { answer_due_at: 'a time' },
    kept: leadsKept,
  },
  {
    table: 'lead_test_drives',
    foundBy: ofLead,
    shows: ['booking_at', 'distribution_location', 'cancelled_at'],
    erasing: { does: 'blank', columns: ['link_hash'] },
    kept: leadsKept,
  },
  {
    table: 'test_drive_places',
    foundBy: ofLead,
    shows: ['starts_at', 'ends_at'],
    erasing: {
      does: 'nothing',
      because: 'a time that is taken, with a hash of a secret that no browser has later',
    },
    kept: leadsKept,
  },
  {
    table: 'service_places',
    foundBy: ofLead,
    shows: ['day', 'drop_off'],
    erasing: { does: 'nothing', because: 'a place of a workshop that is taken, with nothing of whom' },
    kept: leadsKept,
  },
  {
    table: 'lead_service_bookings',
    foundBy: ofLead,
    shows: columns(`
      vehicle_make vehicle_model vehicle_year vehicle_rego vehicle_state service_interval
      service_type preferred_service_date comments street suburb state postcode
    `),
    erasing: { does: 'blank', columns: ['vehicle_rego', 'comments', 'street', 'suburb', 'postcode'] },
    kept: leadsKept,
  },
  {
    table: 'lead_trade_ins',
    foundBy: ofLead,
    shows: columns(`
      rego rego_state manual_entry odometer service_history number_of_keys car_condition
      comments sms_content sms_from offer_cents offer_accepted_at
    `),
    erasing: {
      does: 'blank',
      columns: ['lookup_id', 'rego', 'manual_entry', 'comments', 'sms_content', 'sms_from'],
    },
    stays: { rego_state: 'one of eight states' },
    kept: leadsKept,
  },
  {
    table: 'vehicle_lookups',
    foundBy: { of: 'lead_trade_ins', column: 'id', key: 'lookup_id' },
    shows: ['rego', 'rego_state', 'vin', 'engine_no', 'registration', 'km', 'make', 'model', 'created_at'],
    erasing: { does: 'delete' },
    kept: leadsKept,
  },
  {
    table: 'trade_in_images',
    foundBy: { of: 'vehicle_lookups', column: 'lookup_id' },
    shows: ['file_name', 'created_at', 'sent_at'],
    erasing: { does: 'delete with', parent: 'vehicle_lookups' },
    kept: leadsKept,
  },
  {
    table: 'valuations',
    foundBy: { of: 'vehicle_lookups', column: 'lookup_id' },
    shows: ['adjustment_answers', 'result', 'created_at'],
    erasing: { does: 'delete with', parent: 'vehicle_lookups' },
    kept: leadsKept,
  },
  {
    table: 'trade_in_offers',
    foundBy: { of: 'vehicle_lookups', column: 'lookup_id' },
    shows: ['value_cents', 'lines', 'given_at', 'valid_until', 'accepted_at'],
    erasing: { does: 'delete with', parent: 'vehicle_lookups' },
    kept: leadsKept,
  },
  {
    table: 'offer_journeys',
    foundBy: { of: 'vehicle_lookups', column: 'lookup_id' },
    shows: ['rego', 'rego_state', 'created_at'],
    erasing: { does: 'delete with', parent: 'vehicle_lookups' },
    kept: '30 days',
  },
  {
    table: 'promo_entries',
    foundBy: ofVisitor,
    shows: ['number', 'state', 'prize', 'code', 'drawn_at', 'claim_until'],
    erasing: { does: 'blank', columns: ['visitor_id'] },
    stays: { state: 'one of eight states', seed: 'a random number that the draw was made from' },
    kept: 'who played with the visitor, the draw for good',
  },
  {
    table: 'finance_applications',
    foundBy: ofLead,
    shows: ['status', 'created_at', 'sent_at', 'answered_at', 'expires_at'],
    erasing: { does: 'delete' },
    kept: 'finance.keepsApplicationDays, or 30 days where it was not sent',
  },
  {
    table: 'lead_events',
    foundBy: ofLead,
    shows: ['kind', 'note', 'details', 'created_at'],
    erasing: { does: 'blank', columns: ['note', 'details'] },
    kept: leadsKept,
  },
  {
    table: 'lead_replies',
    foundBy: ofLead,
    shows: ['channel', 'to_address', 'state', 'sent_at', 'created_at'],
    erasing: { does: 'delete' },
    kept: leadsKept,
  },
  {
    table: 'lead_answers',
    foundBy: ofLead,
    shows: ['created_at'],
    erasing: { does: 'delete' },
    kept: leadsKept,
  },
  {
    table: 'lead_answer_files',
    foundBy: ofLead,
    shows: ['file_name', 'kind', 'bytes', 'created_at'],
    erasing: { does: 'delete' },
    kept: leadsKept,
  },
  {
    table: 'lead_mail_troubles',
    foundBy: ofLead,
    shows: ['address', 'kind', 'reason', 'at'],
    erasing: { does: 'delete' },
    kept: leadsKept,
  },
  {
    table: 'sms_inbox',
    foundBy: { phone: 'from_number' },
    shows: { nothingBecause: 'gone within seconds: its words are an event of a lead then, or of nobody' },
    erasing: { does: 'nothing', because: 'gone within seconds' },
    stays: { message_id: 'the vendor’s name of a message, gone with it' },
    kept: 'half an hour at most',
  },
  {
    table: 'lead_deliveries',
    foundBy: ofLead,
    shows: ['state', 'delivered_at', 'created_at'],
    erasing: { does: 'blank', columns: ['last_error'] },
    stays: { message_id: 'the id of an event' },
    kept: leadsKept,
  },
  {
    table: 'delivery_attempts',
    foundBy: { of: 'lead_deliveries', column: 'delivery_id' },
    shows: ['number', 'outcome', 'created_at'],
    erasing: { does: 'blank', columns: ['answer'] },
    kept: leadsKept,
  },
  {
    table: 'reservations',
    foundBy: { visitor: 'visitor_id', phone: 'phone', email: 'email' },
    shows: columns(`
      car_id state amount_cents price_cents name email phone postcode expires_at ended_reason ended_at created_at
    `),
    erasing: {
      does: 'blank',
      columns: columns('visitor_id name email phone postcode holder_hash link_hash link_sealed'),
    },
    stays: { email_key: 'worked out from the email by the database, and gone with it' },
    kept: 'the transaction 7 years (Corporations Act 2001 s 286), who made it leads.keepMonths',
  },
  {
    table: 'payments',
    foundBy: { of: 'reservations', column: 'reservation_id' },
    shows: columns(`
      reference provider state amount_cents captured_cents captured_at refunded_cents currency method_kind method_brand
      method_last_four created_at
    `),
    erasing: {
      does: 'blank',
      columns: columns(
        'last_error request client_secret hosted_url visitor_id method_brand method_last_four',
      ),
    },
    kept: 'the transaction 7 years (Corporations Act 2001 s 286), without contact data',
  },
  {
    table: 'refunds',
    foundBy: { of: 'payments', column: 'payment_id' },
    shows: ['cause', 'amount_cents', 'state', 'reference', 'asked_at', 'settled_at'],
    erasing: {
      does: 'nothing',
      because: 'money that goes back arrives also when its owner is forgotten here',
    },
    kept: 'the transaction 7 years (Corporations Act 2001 s 286), without contact data',
  },
  {
    table: 'disputes',
    foundBy: { of: 'payments', column: 'payment_id' },
    shows: ['amount_cents', 'reason', 'state', 'created_at'],
    erasing: { does: 'nothing', because: 'a claim of a bank against the dealership, without a name' },
    kept: 'the transaction 7 years (Corporations Act 2001 s 286), without contact data',
  },
  {
    table: 'payment_events',
    foundBy: { of: 'payments', column: 'payment_id' },
    shows: ['kind', 'created_at'],
    erasing: { does: 'blank', columns: ['details'] },
    kept: 'what happened 7 years, what the provider wrote about the payer leads.keepMonths',
  },
  {
    table: 'analytics_events',
    foundBy: ofVisitor,
    shows: { nothingBecause: 'it counts, and no program writes whose it was' },
    erasing: { does: 'blank', columns: ['visitor_id'] },
    stays: { details: 'what was counted; nothing says who it was once the visitor is gone' },
    kept: 'analytics.keepMonths',
  },
  {
    table: 'idempotency_keys',
    foundBy: { of: 'leads', column: 'result_id' },
    shows: { nothingBecause: 'a random key by which a form that is sent twice is one' },
    erasing: { does: 'delete' },
    kept: 'leads.keepKeysDays',
  },
  {
    table: 'audit',
    foundBy: { of: 'leads', column: 'subject_id' },
    shows: { nothingBecause: 'it says what staff did, and a site does not read it' },
    erasing: { does: 'blank', columns: ['before', 'after'] },
    stays: { from_address: 'where a member of staff sat, who is no visitor' },
    kept: 'who did what for good, what a lead said before and after leads.keepMonths',
  },
];
