import { takeSms } from '@forecourt/app/leads/answer/take-sms';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import type { HandlerResult } from '@forecourt/server/http/http-handler';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import type { HandlerDeps } from './handler.ts';

const route = '/api/sms/messages';
const mostBytes = 64 * 1024;

/** The vendor sends on what is said here: nothing. */
const answer = (status: number, word: string): HandlerResult => ({
  response: {
    status,
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' },
    body: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
    logFields: { smsMessage: word },
  },
  site: null,
  route,
});

type Deps = Pick<HandlerDeps, 'onTrouble' | 'smsAnswers'>;

/** Whether a request is an SMS that somebody answered: it is for all sites, and comes to whichever host it was told. */
export function isSmsMessage({ method, path }: Pick<HttpRequest, 'method' | 'path'>): boolean {
  return method === 'POST' && path === route;
}

/** The door of SMS that come back (CON-2.2): each is kept before it is understood, and what the vendor did not sign leaves nothing. */
export async function handleSmsMessage(deps: Deps, client: ClientInfo): Promise<HandlerResult> {
  if (!deps.smsAnswers) return answer(404, 'not taken here');
  try {
    const body = await client.readBody();
    if (body.length > mostBytes) return answer(413, 'too long');
    const fields = Object.fromEntries(new URLSearchParams(body.toString()));
    const taken = await takeSms(deps.smsAnswers, fields, client.smsSignature ?? null);
    if (taken === 'forged') return answer(403, taken);
    return answer(taken === 'malformed' ? 400 : 200, taken);
  } catch (error) {
    deps.onTrouble(error);
    return answer(500, 'not kept');
  }
}
