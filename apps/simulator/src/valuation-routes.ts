import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import {
  bytesOf,
  hasKey,
  json,
  jsonOf,
  withFault,
  type SimulatedResponse,
  type SimulatedRoutes,
} from './simulated-call.ts';
import { mannerOf, type ValuationVendor } from './valuation-vendor.ts';

const mostImageBytes = 12 * 1024 * 1024;
const slowMs = 20_000;

type Fields = Readonly<Record<string, unknown>>;

export function valuationRoutes(vendor: ValuationVendor, ordered: Faults): SimulatedRoutes {
  /** A question in JSON, and null where it makes no sense to the vendor. */
  const asked =
    (answer: (sent: Fields) => unknown) =>
    async ({ request }: { readonly request: IncomingMessage }): Promise<SimulatedResponse> => {
      const sent = await jsonOf(request);
      return withFault(ordered.next('valuation'), sent, (fields) =>
        respond(request, () => answer(fieldsOf(fields))),
      );
    };

  return {
    'POST /valuation/enter-vin': async (call) => {
      const sent = fieldsOf(await jsonOf(call.request));
      const manner = mannerOf(typeof sent['rego'] === 'string' ? sent['rego'] : '');
      if (manner === 'slow') await sleep(slowMs);
      if (manner === 'broken') return json(500, { error: 'as the plate has it' });
      if (manner === 'garbled') return { status: 200, body: '[{"EvalID": "EV' };
      return withFault(ordered.next('valuation'), sent, (fields) =>
        respond(call.request, () => vendor.lookUp(fields)),
      );
    },
    'POST /valuation/manual-entry': asked((sent) => vendor.choose(sent)),
    'POST /valuation/update-eval': asked((sent) => vendor.update(sent)),
    'POST /valuation/value': asked((sent) => vendor.value(sent)),
    'POST /valuation/image-upload': async ({ request }) => {
      const bytes = await bytesOf(request, mostImageBytes);
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(new Uint8Array(bytes), { headers }).formData();
      const [evalId, file] = [form.get('evalid'), form.get('file')];
      return withFault(ordered.next('valuation'), file, (sent) =>
        respond(request, () =>
          typeof evalId === 'string' && sent instanceof File
            ? vendor.attach(evalId, { name: sent.name, bytes: sent.size }) || null
            : null,
        ),
      );
    },
    'GET /valuation/evaluations': ({ url: { searchParams } }) =>
      json(200, { lookups: vendor.lookups(), evaluations: vendor.list(searchParams.get('rego') ?? '') }),
    'DELETE /valuation/evaluations': () => {
      vendor.clear();
      return json(200, {});
    },
  };
}

function respond(request: IncomingMessage, answer: () => unknown): SimulatedResponse {
  if (!hasKey(request)) return json(401, { error: 'no key' });
  const answered = answer();
  return answered === null ? json(422, { error: 'not known' }) : json(200, answered);
}

function fieldsOf(sent: unknown): Fields {
  return typeof sent === 'object' && sent !== null ? (sent as Fields) : {};
}
