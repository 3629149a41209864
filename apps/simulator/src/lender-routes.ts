import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import { fieldsOf, mannerOf, type LenderVendor } from './lender-vendor.ts';
import {
  hasKey,
  json,
  jsonOf,
  withFault,
  type SimulatedResponse,
  type SimulatedRoutes,
} from './simulated-call.ts';

const slowMs = 25_000;

export function lenderRoutes(vendor: LenderVendor, ordered: Faults): SimulatedRoutes {
  return {
    'POST /lender/applications': async ({ request }) => {
      const sent = fieldsOf(await jsonOf(request));
      const application = fieldsOf(sent['application']);
      const manner = mannerOf(application);
      if (manner === 'slow') await sleep(slowMs);
      if (manner === 'down') return json(503, { error: 'as the name has it' });
      if (manner === 'garbled') return { status: 200, body: '{"reference": "LN' };
      return withFault(ordered.next('lender'), sent, ({ application_id: id }): SimulatedResponse => {
        if (!hasKey(request)) return json(401, { error: 'no key' });
        if (typeof id !== 'string' || request.headers['idempotency-key'] !== id)
          return json(400, { error: 'no id' });
        const kept = vendor.apply(id, application);
        if (!kept) return json(422, { error: 'not whole' });
        const { reference, decision } = kept;
        const { amount_cents, term_months } = fieldsOf(application['loan']);
        return json(200, {
          application_id: manner === 'another' ? 'another' : id,
          reference,
          decision,
          ...(decision === 'accepted' && { amount_cents, term_months }),
        });
      });
    },
    'GET /lender/applications': ({ url: { searchParams } }) =>
      json(200, { applications: vendor.list(searchParams.get('email') ?? '') }),
    'DELETE /lender/applications': () => {
      vendor.clear();
      return json(200, {});
    },
  };
}
