const payments = 'apps/worker/test/checkout/survives-payments.int.test.ts';
const refunds = 'apps/worker/test/checkout/survives-refunds.int.test.ts';
const troubles = 'apps/worker/test/checkout/survives-outages.int.test.ts';

/** What must be survived while somebody pays (BUY-3), what comes of it, and the test of that name. */
export const failures: readonly (readonly [what: string, comes: string, shownBy: string])[] = [
  [
    'crash after T1, before the call',
    'the next press is the same hold, asked for with the same key',
    payments,
  ],
  ['crash after the provider took the money, before T3', 'the minute job holds the car', payments],
  ['message before the return', 'held; the return page finds it so', payments],
  ['return before the message', 'the return page asks the provider itself', payments],
  ['message twice, or two of one kind', 'kept once, and the car is held once', payments],
  ['message never', 'the minute job holds the car, the hourly comparison keeps the message', payments],
  ['message out of order (refund before capture)', 'the provider is read fresh: the right state', payments],
  ['message for an unknown payment', 'ten tries over most of a day, then it is given up', payments],
  ['forged or replayed message', 'refused, nothing kept', payments],
  ['right signature, other dealer’s account', 'refused, nothing changed', payments],
  ['late payment, hold ended, car free', 'the whole deposit goes back', payments],
  ['late payment, car held by another', 'the whole deposit goes back, the other keeps the car', payments],
  ['two buyers, same millisecond', 'one has it; the other is not asked to pay', payments],
  ['same buyer, two tabs', 'the same reservation and session', payments],
  ['button twice, back button', 'one payment', payments],
  ['amount or currency differs from ours', 'it goes back, the hold ends, a finding', payments],
  ['price or deposit changed while paying', 'what was shown counts', payments],
  [
    'car sold in the yard while paying',
    'the session is closed first; if it was paid, the hold wins',
    refunds,
  ],
  ['refund asked twice (buyer and staff, or expiry and buyer)', 'one refund', refunds],
  ['refund fails (closed card, no balance)', 'the money is the dealer’s again, a finding', refunds],
  ['refund pending for days (no balance at the dealer)', 'asked after, a finding on the first day', refunds],
  ['chargeback', 'beside the hold, a finding, no refund on top', refunds],
  ['provider down at start', 'no answer; the next press begins', payments],
  ['provider slow (over 8 s)', 'given up, asked again', payments],
  ['provider garbled (HTML, half JSON, other schema)', 'no answer, asked again', payments],
  ['provider says 429', 'backs off, asked again', payments],
  ['database down when the message comes', 'not taken (500), so that the provider sends it again', troubles],
  ['worker down a day', 'messages in order of receipt, holds end', payments],
  ['our clock off', 'three days ahead or behind: holds begin and end by the database’s clock', payments],
  ['account restricted or disconnected mid-way', 'refused, and the car is free at once', payments],
  [
    'test key on a live site or the reverse',
    'refused, and the car is free; what is asked is not believed',
    troubles,
  ],
  ['outbox dead (no receipt sent)', 'mail and lead wait in the queue', refunds],
  ['sharing revoked while paying', 'held, and refunded, all the same', refunds],
  [
    'site suspended while held',
    'what is being paid is held, holds end in their time, deposits go back, the cars are free elsewhere',
    refunds,
  ],
  ['buyer erased while a refund runs', 'who it was is gone, the refund arrives', refunds],
];

/** The same for docs/checkout-failures.md. */
export function failuresPage(): string {
  const rows = failures.map(([what, comes, shownBy]) => `| ${what} | ${comes} | \`${shownBy}\` |`);
  return [
    '# What reserving and paying survives',
    '',
    'Each line is shown by the test of that name. Made by `apps/worker/test/checkout/failures.ts`, and held against it.',
    '',
    '| what happens | what comes of it | shown by |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
