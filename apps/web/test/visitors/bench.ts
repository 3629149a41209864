/** `pnpm bench:sign-in [--rate 200] [--seconds 5]`: many sign-ins a second through queue, worker and vendor. */
import { parseArgs } from 'node:util';
import { signInLoad } from './sign-in-load.ts';
import { sitesWithWorker } from './with-worker.ts';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '200' }, seconds: { type: 'string', default: '5' } },
});
const perSecond = Math.min(Number(values.rate), 1_000);
const seconds = Math.min(Number(values.seconds), 14);

function middle(list: readonly number[], share: number): number {
  return Math.round(list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0);
}

const world = await sitesWithWorker();
const { requestMs, deliveryMs, refused, wallSeconds, ...counted } = await signInLoad(world, {
  perSecond,
  seconds,
});
await world.stop();
const result = {
  perSecond,
  seconds,
  ...counted,
  refused: Object.fromEntries(
    [...new Set(refused)].map((kind) => [kind, refused.filter((one) => one === kind).length]),
  ),
  wallSeconds: Math.round(wallSeconds * 10) / 10,
  requestMs: { half: middle(requestMs, 0.5), most: middle(requestMs, 0.99) },
  deliveryMs: { half: middle(deliveryMs, 0.5), most: middle(deliveryMs, 0.99) },
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = counted.signedIn === counted.begun && counted.lost + counted.doubled === 0 ? 0 : 1;
