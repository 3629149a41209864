import { lookUpPlate } from '@forecourt/app/trade-in/look-up-plate';
import type { CarId } from '@forecourt/domain/core/ids';
import { journeyDays } from '@forecourt/domain/trade-in/journey-limits';
import { clientNetwork } from '@forecourt/server/http/client-network';
import type { ServerDeps } from '../../server-deps.ts';
import { isProven } from '../proof-of-request.ts';
import { offerCookie, offerLinkCookie } from '../visitor-cookies.ts';
import type { VisitorRequest } from '../visitor-route.ts';

type PlateRequest = VisitorRequest<
  Parameters<typeof isProven>[1]['input'] & Readonly<Record<string, unknown>>
>;

/** Looks up the plate of a request, from a form or a script, for the journey that its browser has. */
export async function lookUpOf(
  deps: ServerDeps,
  request: PlateRequest,
  towardsCarId: CarId | null,
): ReturnType<typeof lookUpPlate> {
  const { context, input, clientIp, readCookie, now } = request;
  return lookUpPlate(deps, context, {
    secret: readCookie(offerCookie),
    isFromLink: readCookie(offerLinkCookie) !== null,
    fields: input,
    towardsCarId,
    isProven: await isProven(deps, request),
    network: clientNetwork(clientIp),
    now,
  });
}

const seconds = journeyDays * 86_400;

/** The cookies by which a browser has a journey, for as long as it is kept. */
export function journeyCookies(
  secret: string,
  { isHttps }: Pick<VisitorRequest, 'isHttps'>,
  { isFromLink = false }: { readonly isFromLink?: boolean } = {},
): readonly string[] {
  const options = { isHttps, seconds };
  const own = offerCookie.write(secret, options);
  return isFromLink ? [own, offerLinkCookie.write('1', options)] : [own];
}
