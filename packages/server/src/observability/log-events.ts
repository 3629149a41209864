/**
 * The events that programs log, by their stable codes: alerts go by these, while the sentence beside them may be
 * polished. docs/logs.md says of each what it means; a test compares the two.
 */
export const logEvents = [
  // Every server of HTTP.
  'request',
  'request_unreadable',
  'request_failed',
  'response_unsendable',
  // Security events of the dealer sites' server.
  'sign_in_code_sent',
  'sign_in_code_refused',
  'sign_in_succeeded',
  'sign_in_failed',
  'signed_out',
  'session_copied',
  'limit_reached',
  'request_refused',
  'cross_site_post',
  'settings_changed',
  // The dealer sites' server.
  'server_started',
  'server_ready',
  'server_stopping',
  'server_stopped',
  'warm_up_failed',
  'settings_ignored',
  'blocks_left_out',
  'file_unavailable',
  'versions_unavailable',
  'search_engine_unavailable',
  'search_engine_available',
  'search_failed',
  'car_outside_site',
  'csp_violated',
  // Both programs.
  'database_connection_lost',
  'redis_unavailable',
  'redis_available',
  'counters_unavailable',
  'counters_available',
  // The worker.
  'destination_unavailable',
  'valuation_unavailable',
  'valuation_available',
  'valuation_not_saved',
  'worker_started',
  'worker_stopped',
  'queue_started',
  'queue_restarting',
  'queue_stopping',
  'queue_failed',
  'queue_ended',
  'queue_library',
  'jobs_interrupted',
  'worker_died',
  'heartbeat_failed',
  'job_done',
  'job_failed',
  'job_given_up',
  'stock_indexed',
  'stock_partly_indexed',
  'stock_indexing_failed',
  'outbox_read_failed',
] as const;

export type LogEvent = (typeof logEvents)[number];
