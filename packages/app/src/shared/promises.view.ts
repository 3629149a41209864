import { guaranteeText } from '@forecourt/domain/law/guarantee-text';
import { promiseWords, type PromiseName, type PromiseWords } from '@forecourt/domain/promises/promise-words';
import type { SiteContext } from '../site/site-context.ts';

/** What the dealer promises, with its conditions and what the law adds to a guarantee (TEN-9, LAW-2). */
export interface PromisesView {
  readonly promises: readonly Pick<PromiseWords, 'name' | 'terms' | 'text' | 'title'>[];
  readonly conditions: string | null;
  readonly guarantee: string | null;
}

/** The promises of a site, or those of the names; null where it gives none of them. */
export function promisesViewOf(
  { settings }: Pick<SiteContext, 'settings'>,
  names: readonly PromiseName[] | null,
): PromisesView | null {
  const promises = promiseWords(settings.promises).filter(({ name }) => names?.includes(name) ?? true);
  if (promises.length === 0) return null;
  return {
    promises,
    conditions: settings.promises.conditionsText || null,
    guarantee: guaranteeText(settings.law),
  };
}
