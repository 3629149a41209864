import type { SiteId } from '@forecourt/domain/core/ids';
import type { AbortSignalLike } from '../ports/leads/delivery-sender.port.ts';
import { PaymentProviderUnavailable } from '../ports/checkout/payment-provider.port.ts';

export interface SweptSites<Item> {
  /** Whatever came of it. */
  readonly tried: readonly Item[];
  readonly done: number;
  readonly failed: number;
}

/** So many sites at once: a provider that is slow for one does not keep the others waiting. */
const sitesAtOnce = 8;
/** One answer is lost now and then; a provider that is gone is not asked a hundred times. */
const unavailableInARow = 3;

/**
 * Does something for each, site beside site and within a site one after the other. Where the provider is of no use
 * three times in a row, the rest of that site waits for the next minute; what fails otherwise is told, and the next one is
 * done.
 */
export async function eachOfSite<Item extends { readonly siteId: SiteId }>(
  items: readonly Item[],
  signal: AbortSignalLike,
  {
    work,
    onFailure,
  }: {
    readonly work: (item: NoInfer<Item>) => Promise<unknown>;
    readonly onFailure: (error: unknown, item: NoInfer<Item>) => void;
  },
): Promise<SweptSites<Item>> {
  const queue = [...Map.groupBy(items, ({ siteId }) => siteId).values()];
  const tried: Item[] = [];
  let done = 0;
  const runner = async () => {
    for (let own = queue.shift(); own; own = queue.shift()) {
      let unavailable = 0;
      for (const item of own) {
        if (signal.aborted) return;
        tried.push(item);
        try {
          await work(item);
          done += 1;
          unavailable = 0;
        } catch (error) {
          onFailure(error, item);
          unavailable = error instanceof PaymentProviderUnavailable ? unavailable + 1 : 0;
          if (unavailable === unavailableInARow) break;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: sitesAtOnce }, runner));
  return { tried, done, failed: tried.length - done };
}
