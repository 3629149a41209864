import { showLayout, type LayoutPorts } from '@forecourt/app/layout/show-layout';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { chatOrigins } from '@forecourt/domain/contact/web-chat';
import { embedOrigin, embedsMap } from '@forecourt/domain/locations/live-map';
import { serviceForm, serviceTimesIframe } from '@forecourt/domain/pages/service-page-content';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { json, type HttpResponse } from '@forecourt/server/http/response';
import { checkoutPolicy, documentPolicy, type OutsideSources } from './document.ts';
import type { PaymentSources } from './payment-sources.ts';
import type { PageRenderer } from './page-renderer.ts';

/** As a document, or as the data that an open document goes on with. */
export type Representation = 'document' | 'data';

interface PageToSend {
  readonly context: SiteContext;
  readonly representation: Representation;
  readonly kind: string;
  readonly now: Date;
}

/**
 * The headers of a page of a kind, made of the site's own settings: also of one that another process rendered, whose
 * word is not taken for what a browser may run.
 */
export async function pageHeaders(
  deps: LayoutPorts & {
    readonly renderer: Pick<PageRenderer, 'assetsOf'>;
    readonly payments?: { readonly sources: PaymentSources } | null;
  },
  { context, representation, kind, now }: PageToSend,
): Promise<HttpResponse['headers']> {
  if (representation === 'data') return json(200, '').headers;
  const { layout } = await showLayout(deps, context, now);
  const assets = deps.renderer.assetsOf(kind);
  const policy =
    kind === 'checkout' && deps.payments
      ? checkoutPolicy(layout, assets, deps.payments.sources)
      : documentPolicy(layout, assets, outsideSources(context.settings));
  return { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
}

/** Every document of the site has them: what is opened in it later has no policy of its own. */
function outsideSources({
  serviceBooking,
  contact,
  locations,
}: Pick<SiteSettings, 'serviceBooking' | 'contact' | 'locations'>): OutsideSources {
  const form = serviceForm(serviceBooking);
  const urls = [form.kind === 'iframe' ? form.url : null, serviceTimesIframe(serviceBooking)?.url ?? null];
  return {
    iframes: [...new Set(urls.flatMap((url) => (url === null ? [] : new URL(url).origin)))],
    widgets: chatOrigins(contact),
    maps: embedsMap(locations) ? [embedOrigin] : [],
  };
}
