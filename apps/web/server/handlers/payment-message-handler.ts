import { takeMessage } from '@forecourt/app/checkout/handle-messages';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import type { HandlerResult } from '@forecourt/server/http/http-handler';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import { json } from '@forecourt/server/http/response';
import type { HandlerDeps } from './handler.ts';

const route = '/api/payments/stripe/messages';
const mostBytes = 512 * 1024;

const answer = (status: number, word: string): HandlerResult => ({
  response: {
    ...json(status, JSON.stringify({ message: word }), { 'cache-control': 'no-store' }),
    logFields: { paymentMessage: word },
  },
  site: null,
  route,
});

type Deps = Pick<HandlerDeps, 'clock' | 'onTrouble' | 'payments'>;

/** Whether a request is a message of the payment provider: it is for all sites, and comes to whichever host it was told. */
export function isPaymentMessage({ method, path }: Pick<HttpRequest, 'method' | 'path'>): boolean {
  return method === 'POST' && path === route;
}

/**
 * The door of the provider's messages (BUY-3): each is kept before it is understood. Forged and old ones are refused and
 * leave nothing; where it cannot be kept the answer is 500, and the provider sends it again for days.
 */
export async function handlePaymentMessage(deps: Deps, client: ClientInfo): Promise<HandlerResult> {
  if (!deps.payments) return answer(404, 'not taken here');
  try {
    const body = await client.readBody();
    if (body.length > mostBytes) return answer(413, 'too long');
    const { taken } = await takeMessage(deps.payments, {
      body: body.toString(),
      signature: client.messageSignature ?? null,
      now: deps.clock.now(),
    });
    return taken === 'forged' || taken === 'old' ? answer(400, taken) : answer(200, taken);
  } catch (error) {
    deps.onTrouble(error);
    return answer(500, 'not kept');
  }
}
