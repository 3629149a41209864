import { slugOfPdfPath, writeCarPdf, type CarPdfPorts } from '@forecourt/app/stock/vehicle/write-car-pdf';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { normaliseHost } from '@forecourt/domain/core/host';
import type { Result } from '@forecourt/domain/core/result';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { errorResponse, describeError, type ErrorCode } from '../api-errors.ts';
import type { HttpResponse } from '@forecourt/server/http/response';
import { byteLimitedMap } from '@forecourt/server/cache/byte-limited-map';
import { cacheKey } from '../site/cache-key.ts';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import { plainPage } from '@forecourt/server/http/plain-page';
import { Overloaded } from '@forecourt/resilience/overloaded';
import { singleFlight } from '@forecourt/resilience/single-flight';

export interface PdfRequest {
  readonly context: SiteContext;
  readonly http: Pick<HttpRequest, 'path' | 'host' | 'protocol' | 'accept'>;
  /** Throws where the sender or the site has had its share. */
  readonly admit: () => void;
  readonly now: Date;
}

/** Null for a path under which no PDF lies. */
export type CarPdfHandler = (request: PdfRequest) => Promise<HttpResponse | null>;

/** Of all sites and of one: a few dozen sheets, so that one that is passed around is drawn once. */
const cacheBytes = { most: 24 * 1024 * 1024, mostOfOwner: 8 * 1024 * 1024 };
const retryAfterSeconds = '5';

/** The cars of a site as PDFs (VDP-6), cached for as long as neither stock nor settings change. */
export function carPdfHandler(
  ports: CarPdfPorts,
  onTrouble: (error: unknown, where: { readonly site: string; readonly route: string }) => void,
): CarPdfHandler {
  const cache = byteLimitedMap<Buffer>(cacheBytes);
  const flights = singleFlight<Result<Buffer, ErrorCode>>();

  async function find(
    { context, http, admit, now }: PdfRequest,
    slug: string,
  ): Promise<Result<Buffer, ErrorCode>> {
    // Not as it was sent: whoever asks chooses its case and port, and the PDF is everybody's.
    const origin = `${http.protocol ?? 'http'}://${normaliseHost(http.host) ?? ''}`;
    // It says which day it is of.
    const validUntil = endOfDay(now, context.zone);
    // The requested host matters only to a site without one of its own, and hours are content.
    const host = primaryHost(context.domains) === null ? origin : '';
    const query = JSON.stringify([slug, host, context.versions.content]);
    const key = cacheKey(context, { route: 'car-pdf', query, validUntil });
    const known = cache.get(context.site.id, key);
    if (known) return { ok: true, value: known };
    admit();
    return flights.run(key, async () => {
      const made = await writeCarPdf(ports, context, { slug, origin, now });
      if (!made.ok) return made;
      const { buffer, byteOffset, byteLength } = made.value;
      const value = Buffer.from(buffer, byteOffset, byteLength);
      cache.set(context.site.id, key, value, value.byteLength);
      return { ok: true, value };
    });
  }

  return async (request) => {
    const slug = slugOfPdfPath(request.http.path);
    if (slug === null) return null;
    try {
      const found = await find(request, slug);
      return found.ok ? file(found.value, slug) : refused(found.error, request);
    } catch (error) {
      if (error instanceof Overloaded) return refused('pdf_busy', request);
      onTrouble(error, { site: request.context.site.slug, route: 'car-pdf' });
      return refused('pdf_failed', request);
    }
  };
}

function file(body: Buffer, slug: string): HttpResponse {
  const name = encodeURIComponent(`${slug}.pdf`);
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'cache-control': 'public, max-age=0, s-maxage=60',
      'x-content-type-options': 'nosniff',
      // Search engines know the page of the car.
      'x-robots-tag': 'noindex',
    },
    body,
  };
}

/** A page for people, and for the button on the page of a car the sentence that it shows. */
function refused(code: ErrorCode, { http, context }: PdfRequest): HttpResponse {
  const later = code === 'pdf_busy' ? { 'retry-after': retryAfterSeconds } : {};
  const [status, usual] = describeError(code);
  const sentence = code === 'pdf_failed' ? context.settings.messages.pdfError : usual;
  if (!http.accept.includes('text/html')) return errorResponse(code, later, sentence);
  return { ...plainPage(status, sentence, later), logFields: { code } };
}
