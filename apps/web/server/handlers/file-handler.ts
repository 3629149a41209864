import type { SiteContext } from '@forecourt/app/site/site-context';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { plainPage } from '@forecourt/server/http/plain-page';
import type { HttpResponse } from '@forecourt/server/http/response';
import { assetResponse, assetsPrefix } from '@forecourt/server/assets/asset-response';
import { mediaRoot } from '../media/media-addresses.ts';
import { siteFileResponse } from '../site-files/site-file-response.ts';
import { brokenResponse, type Handler, type RouteResult } from './handler.ts';

const hourOld = { 'cache-control': 'public, max-age=3600' };

/** Files: media, the build's assets, the favicon, robots.txt and sitemaps, and the cars as PDFs. */
export const handleFile: Handler = async (deps, request) => {
  const { context, http, admit, now } = request;
  const { method, path, accept } = http;
  if (method === 'POST') return null;
  if (path.startsWith(mediaRoot)) {
    const network = clientNetwork(request.client.ip);
    const response = await deps.handleMedia({ scope: context.scope, path, accept, network });
    return { response, route: 'media' };
  }
  if (path.startsWith(assetsPrefix))
    return { response: assetResponse(deps.renderer.files, http), route: 'asset' };
  if (path === '/favicon.ico') return { response: favicon(context), route: path };
  const siteFile = await siteFileResponse(deps, { context, path, admit, now }).then(
    (response): RouteResult | null => response && { response, route: 'site-file' },
    (error: unknown) => brokenResponse(deps, request, { error, route: 'site-file', isJson: false }),
  );
  if (siteFile) return siteFile;
  const pdf = await deps.handleCarPdf({ context, http, admit, now });
  return pdf && { response: pdf, route: 'car-pdf', ...(pdf.status === 503 && { isHeldBack: true }) };
};

/** Browsers ask for it by this name where a document named no other. */
function favicon({ settings }: SiteContext): HttpResponse {
  const { faviconUrl } = settings.header;
  if (!faviconUrl) return plainPage(404, 'This site has no sign of its own.');
  return { status: 302, headers: { ...hourOld, location: faviconUrl }, body: '' };
}
