import type { IncomingMessage } from 'node:http';
import type { Faults } from './faults.ts';
import { messagesPage } from './messages-page.ts';
import {
  hasKey,
  json,
  jsonOf,
  withFault,
  type SimulatedResponse,
  type SimulatedRoutes,
} from './simulated-call.ts';
import type { SmsVendor } from './sms-vendor.ts';

const mostListed = 20_000;

export function smsRoutes(sms: SmsVendor, ordered: Faults): SimulatedRoutes {
  function take(request: IncomingMessage, sent: unknown): SimulatedResponse {
    if (!hasKey(request)) return json(401, { error: 'no key' });
    const taken = sms.take(sent, request.headers['idempotency-key']?.toString() ?? null);
    if (!taken) return json(422, { error: 'from, to (as +61400000000) and text' });
    return json(taken.isRepeat ? 200 : 201, { id: taken.message.id });
  }

  return {
    'POST /sms/messages': async ({ request }) =>
      withFault(ordered.next('sms'), await jsonOf(request), (sent) => take(request, sent)),
    'GET /sms/messages': ({ url: { searchParams } }) =>
      json(
        200,
        sms.list(searchParams.get('to'), Math.min(Number(searchParams.get('limit')) || 100, mostListed)),
      ),
    'DELETE /sms/messages': () => json(200, { deleted: sms.clear() }),
    'GET /': () => ({
      status: 200,
      type: 'text/html; charset=utf-8',
      body: messagesPage(sms.list(null, 100)),
    }),
  };
}
