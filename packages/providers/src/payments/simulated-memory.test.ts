import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aPayment, newRefundId, paymentsAt } from '../../test/simulated-payments.ts';
import { runSimulator } from '../../test/simulator.ts';

it('BUY-3.2 what the provider took is still there when it was killed: money, sessions and keys', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const file = join(folder, 'payments.jsonl');
  const [paid, open] = [aPayment(), aPayment()];
  const before = await runSimulator({ SIMULATOR_PAYMENTS_FILE: file });
  const first = await paymentsAt(before.origin).start(paid);
  const second = await paymentsAt(before.origin).start(open);
  await before.send('POST', '/payments/pay', { session: first.session });
  const known = await paymentsAt(before.origin).ask({ ...paid, session: first.session });
  await before.stop('SIGKILL');

  const after = await runSimulator({ SIMULATOR_PAYMENTS_FILE: file });
  const provider = paymentsAt(after.origin);
  expect(await provider.ask({ ...paid, session: first.session })).toEqual(known);
  expect(await provider.start(open)).toEqual(second);
  const refundId = newRefundId();
  await provider.refund({
    account: paid.account,
    payment: known?.payment ?? '',
    refundId,
    requestKey: `ref_${refundId}`,
    amountCents: 20_000,
  });
  expect(await after.send('GET', '/payments/ledger')).toMatchObject({
    accounts: [{ taken: 20_000, returned: 20_000 }],
  });
  await after.stop();
  expect(readFileSync(file, 'utf8')).not.toContain('4242424242');
  rmSync(folder, { recursive: true });
});
