import { inSiteWords } from '@forecourt/domain/stock/presentation/in-site-words';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import type { AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';

/** Unsubscribing from messages, for whoever has one of them: asked by a button, as mail scanners follow links. */
export interface UnsubscribeView {
  readonly heading: string;
  readonly text: string;
  /** Null: there is nothing left to press. */
  readonly button: string | null;
}

export interface UnsubscribePorts {
  readonly store: StoreRunner<{ readonly alerts: Pick<AlertStore, 'unsubscribe'> }>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page that asks whether messages about saved cars shall stop. It tells nothing of whom they go to. */
export function showUnsubscribePage(context: SiteContext): Page<'unsubscribe', UnsubscribeView> {
  return unsubscribePage(context, {
    heading: inSiteWords('Stop messages about your saved cars?', context.settings.stock),
    text: `${context.site.name} lets you know when one you’ve saved drops in price, is reserved or sells.`,
    button: 'Stop these messages',
  });
}

/** Ends the messages of an unsubscribe token. Of an unknown one the page is the same: nothing can be found out by it. */
export async function unsubscribe(
  { store }: UnsubscribePorts,
  context: SiteContext,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<Page<'unsubscribe', UnsubscribeView>> {
  if (uuid.test(token)) await store.run(context.scope, ({ alerts }) => alerts.unsubscribe(token, now));
  return unsubscribePage(context, {
    heading: 'The messages have stopped',
    text: `${context.site.name} won’t message you about your saved ${vehicleNoun(2, context.settings.stock)} any more. They’ll stay saved.`,
    button: null,
  });
}

function unsubscribePage(context: SiteContext, view: UnsubscribeView): Page<'unsubscribe', UnsubscribeView> {
  return {
    kind: 'unsubscribe',
    status: 200,
    head: unlistedHead(context, view.heading),
    view,
    validUntil: null,
    isDegraded: false,
  };
}
