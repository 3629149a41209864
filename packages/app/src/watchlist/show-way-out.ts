import type { AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';

/** The way out of messages, for whoever has one of them: asked by a button, as mail scanners follow links. */
export interface WayOutView {
  readonly heading: string;
  readonly text: string;
  /** Null: there is nothing left to press. */
  readonly button: string | null;
}

export interface WayOutPorts {
  readonly store: StoreRunner<{ readonly alerts: Pick<AlertStore, 'endByWayOut'> }>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page that asks whether messages about saved cars shall stop. It tells nothing of whom they go to. */
export function showWayOut(context: SiteContext): Page<'way-out', WayOutView> {
  return wayOutPage(context, {
    heading: 'Stop messages about your saved cars?',
    text: `${context.site.name} tells you when a car that you saved drops in price, is reserved or is sold.`,
    button: 'Stop these messages',
  });
}

/** Ends the messages of a way out. Of one that nobody has the answer is the same, so that nothing can be found out by it. */
export async function takeWayOut(
  { store }: WayOutPorts,
  context: SiteContext,
  { wayOut, now }: { readonly wayOut: string; readonly now: Date },
): Promise<Page<'way-out', WayOutView>> {
  if (uuid.test(wayOut)) await store.run(context.scope, ({ alerts }) => alerts.endByWayOut(wayOut, now));
  return wayOutPage(context, {
    heading: 'The messages have stopped',
    text: `${context.site.name} will not write to you about your saved cars any more. They stay saved.`,
    button: null,
  });
}

function wayOutPage(context: SiteContext, view: WayOutView): Page<'way-out', WayOutView> {
  return {
    kind: 'way-out',
    status: 200,
    head: unlistedHead(context, view.heading),
    view,
    validUntil: null,
    isDegraded: false,
  };
}
