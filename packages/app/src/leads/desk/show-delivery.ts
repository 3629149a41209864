import type { DeliveryId } from '@forecourt/domain/core/ids';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { deliveryState } from '../inbox/delivery.view.ts';
import { senderName } from '../inbox/lead-words.ts';
import type { DeliveryDetailView } from './deliveries.view.ts';
import type { DeskStores } from './desk-ports.ts';
import { ownAddress } from './destination.view.ts';
import { otherwiseOf, shortWords } from './show-deliveries.ts';

const mostTries = 40;

/** A delivery with each of its tries (CON-2.5); null where the scope does not reach it. */
export function showDelivery(
  { store }: { readonly store: StoreRunner<Pick<DeskStores, 'deliveryDesk' | 'leads'>> },
  scope: StaffScope,
  { id, now }: { readonly id: DeliveryId; readonly now: Date },
): Promise<DeliveryDetailView | null> {
  return store.run(scope, async ({ deliveryDesk, leads }) => {
    const [delivery] = await deliveryDesk.listByIds([id]);
    if (!delivery) return null;
    const words = (moment: Date) => shortWords(moment, now, delivery.zone);
    const attempts = await leads.listAttempts(id, mostTries);
    return {
      id,
      leadId: delivery.leadId,
      heading: `${senderName(delivery)} to ${delivery.destination?.name ?? ownAddress}`,
      state: deliveryState(delivery, words),
      key: delivery.deliveryKey,
      otherwise: otherwiseOf(delivery),
      tries: attempts.map(({ outcome, statusCode, answer, durationMs, at }, place) => ({
        number: place + 1,
        at: words(at),
        outcome,
        code:
          statusCode?.toString() ?? { delivered: 'taken', failed: 'refused', unknown: 'no answer' }[outcome],
        took: durationMs === null ? null : `${(durationMs / 1_000).toFixed(1)} s`,
        raw: answer?.trim() ? answer.trim() : null,
      })),
      canResend: delivery.state === 'pending' || delivery.state === 'dead',
    };
  });
}
