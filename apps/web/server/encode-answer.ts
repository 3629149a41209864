import type { Answer } from './answer.ts';
import { chooseEncoding, compress } from './encoding.ts';

/** Below this the packing is not worth its work: everything fits into one packet. */
const leastBytes = 1_000;
const packable = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest\+json))/;

/** Packs an answer for its asker, where that has not been done when it was made. */
export async function encodeAnswer(answer: Answer, acceptEncoding: string | undefined): Promise<Answer> {
  const { headers, body } = answer;
  if ('content-encoding' in headers || !packable.test(headers['content-type'] ?? '')) return answer;
  const varied = {
    ...headers,
    vary: headers['vary'] ? `${headers['vary']}, accept-encoding` : 'accept-encoding',
  };
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === 'identity' || body.length < leastBytes) return { ...answer, headers: varied };
  return {
    ...answer,
    headers: { ...varied, 'content-encoding': encoding },
    body: await compress(body, encoding),
  };
}
