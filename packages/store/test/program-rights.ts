/** What a role of the database may do. Whatever else the catalogue has fails, and so does what it lacks. */
export interface ProgramRights {
  readonly memberOf: readonly string[];
  /** By verbs: `s` select, `i` insert, `u` update, `d` delete; a capital for some columns only. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly functions: readonly string[];
}

const words = (...lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

const shown = words(
  'accounts addresses car_counters car_documents car_lenders car_market car_photos car_prices car_variants cars',
  'dealerships domains lead_destinations location_distributions location_hours location_special_hours locations',
  'manufacturers models page_versions pages promos public_holidays review_sets reviews settings_versions',
  'site_dealerships site_stock_versions sites',
);

/** What policies ask, whoever works under them, and what lets work be done later. */
const ofEveryProgram = words(
  'account_ids dealership_ids dealerships_for delivery_dealership_ids is_operator lead_is_for lists_car may_join owns_delivery',
  'hand_places keeps_account_slug keeps_dealership_slug keeps_site_names lead_text owns_lead readable_account_ids reads_lead settings_layers site_id site_ids sites_for staff_id works_for',
).map((name) => `scope.${name}`);
const enqueue = ['jobs.enqueue', 'jobs.enqueue_all'];

export const programRights: Readonly<Record<string, ProgramRights>> = {
  forecourt_web: {
    memberOf: ['forecourt_app'],
    tables: {
      s: [
        ...shown,
        // What a visitor may have of their own data.
        ...words('delivery_attempts lead_answers lead_mail_troubles lead_replies lead_service_bookings'),
        ...words('payment_accounts saved_search_messages'),
      ],
      i: ['analytics_events'],
      si: ['lead_events', 'payment_events', 'personal_data_records', 'promo_entries', 'valuations'],
      S: ['finance_keys'],
      Si: ['lead_answer_files'],
      SiUd: ['finance_applications'],
      siU: words(
        'lead_deliveries lead_test_drives lead_trade_ins leads offer_journeys vehicle_lookups watchlist_notices',
        'disputes payments refunds reservations',
      ),
      siUd: ['trade_in_images', 'watchlist_entries'],
      sU: ['trade_in_offers'],
      sid: ['form_photos', 'saved_search_keys', 'service_places', 'test_drive_places'],
      siu: ['car_waits', 'idempotency_keys', 'saved_searches', 'watchlist_alerts'],
      siud: ['sign_in_codes', 'visitor_emails', 'visitor_sessions', 'visitors'],
    },
    functions: [
      ...words(
        'hosts_version keep_payment_message keep_sms make_way mark_car_reserved recent_sites site_by_host site_by_slug',
        'site_hosts site_versions',
      ).map((name) => `directory.${name}`),
      'scope.erase_person',
      'scope.move_unfinished_lead',
      ...ofEveryProgram,
      ...enqueue,
    ],
  },
  forecourt_worker: {
    memberOf: ['forecourt_app', 'forecourt_staff'],
    tables: {
      s: [
        ...shown.filter((table) => table !== 'review_sets' && table !== 'reviews'),
        ...words('lead_test_drives saved_search_arrivals saved_search_keys secrets test_drive_places'),
        ...words('payment_accounts promo_entries visitor_emails visitors'),
      ],
      i: ['analytics_events', 'audit', 'valuations'],
      S: ['form_photos'],
      SU: ['finance_applications'],
      sU: ['payments', 'trade_in_images', 'review_sets', 'lead_replies', 'mail_domains'],
      si: words(
        'delivery_attempts finance_keys lead_answers lead_events payment_events trade_in_offers vehicle_lookups',
      ),
      siU: words(
        'lead_answer_files',
        'disputes findings lead_deliveries lead_mail_troubles lead_trade_ins leads offer_journeys refunds reservations',
        'watchlist_entries watchlist_notices',
      ),
      siUd: ['reviews'],
      siu: ['idempotency_keys', 'saved_search_messages', 'watchlist_alerts'],
      su: ['car_waits', 'saved_searches'],
    },
    functions: [
      ...words(
        'check_audit due_deliveries due_replies expired_reservations keep_payment_message lead_of_reply maintain_partitions',
        'mark_car_reserved site_of_lead sms_done take_sms',
        'missing_payment_messages payment_accounts_after payment_message_done payment_message_failed',
        'payment_messages_given_up payments_of_account payments_paid_since prune_applications prune_expired',
        'prune_form_photos prune_invitations prune_payment_messages prune_photos seal_audit',
        'payments_checked refunds_checked site_versions sites_after sites_with_late_leads take_open_payments take_payment_messages take_refunds',
      ).map((name) => `directory.${name}`),
      ...words('answering_staff audit_key expire_personal_data').map((name) => `scope.${name}`),
      ...ofEveryProgram,
      ...enqueue,
    ],
  },
  forecourt_console: {
    memberOf: ['forecourt_app', 'forecourt_staff'],
    tables: {
      siUd: words('accounts dealerships site_dealerships sites watchlist_entries'),
      siud: words(
        'addresses car_counters car_lenders car_market car_photos car_variants cars lead_destinations',
        'location_distributions location_hours location_special_hours locations manufacturers models',
        'pages promos review_sets reviews secrets staff_passkeys staff_sessions visitors',
      ),
      si: words(
        'analytics_events audit car_prices delivery_attempts idempotency_keys lead_events page_versions payment_events',
        'personal_data_records settings_versions',
      ),
      siu: words('car_documents trade_in_images valuations vehicle_lookups watchlist_alerts'),
      sIUd: ['domains'],
      siU: words(
        'lead_deliveries lead_replies lead_service_bookings lead_test_drives lead_trade_ins leads payments',
        'disputes payment_accounts refunds reservations watchlist_notices',
      ),
      sid: ['identity_provider_domains', 'memberships', 'test_drive_places'],
      SIUd: ['identity_providers'],
      sIU: ['staff_views'],
      I: ['outbox'],
      sId: ['mail_domains'],
      s: words(
        'findings lead_answer_files lead_mail_troubles promo_entries public_holidays service_places site_stock_versions trade_in_offers',
      ),
      SiU: ['staff'],
      Sd: ['staff_invitations'],
    },
    functions: [
      ...words(
        'add_challenge first_id_at mark_car_reserved sign_on_of_staff sign_on_provider staff_by_email staff_by_passkey',
        'staff_by_session staff_by_sign_on staff_link take_challenge try_recovery',
      ).map((name) => `directory.${name}`),
      ...words(
        'audit_key audit_key_of bind_sign_on change_membership delivery_figures end_staff_sessions failing_deliveries finance_of_leads',
        'inbox_counts inbox_facts inbox_fitting inbox_others inbox_waiting invite_staff leads_delivered may_grant names_on_leads set_staff_disabled staff_ways',
        'start_recovery take_invitation take_recovery',
      ).map((name) => `scope.${name}`),
      ...ofEveryProgram,
      ...enqueue,
    ],
  },
  forecourt_indexer: {
    memberOf: [],
    tables: {
      s: words(
        'addresses car_counters car_lenders car_market car_photos car_prices car_variants cars',
        'dealerships location_distributions locations',
      ),
      siu: ['car_documents'],
      S: ['settings_versions'],
    },
    functions: words(
      'enqueue_repairs enqueue_worn_ranks note_arrivals outbox_done outbox_failed outbox_fan_out outbox_state',
      'outbox_take outbox_take_new raise_stock_versions',
    ).map((name) => `directory.${name}`),
  },
  // Beside the queue, which is its own.
  forecourt_jobs: { memberOf: [], tables: {}, functions: [] },
};
