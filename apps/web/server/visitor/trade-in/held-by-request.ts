import { findHeldOffer, standingOf, type HeldOffer } from '@forecourt/app/trade-in/held-offer';
import { secretHashOf } from '@forecourt/app/trade-in/journey-secret';
import { showOfferStep } from '@forecourt/app/trade-in/pages/show-offer-step';
import { offerPaths } from '@forecourt/app/shared/offer-address';
import type { ServerDeps } from '../../server-deps.ts';
import { offerCookie } from '../visitor-cookies.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import type { VisitorRequest, VisitorResponse } from '../visitor-route.ts';

/** A journey that has come to its offer, for the browser that has it. */
export interface HeldByRequest extends HeldOffer {
  readonly standing: ReturnType<typeof standingOf>;
  /** There is a number that can be put towards a car. */
  readonly isStanding: boolean;
}

/** Null for everybody else: whoever asks is told the same. */
export async function heldOf(deps: ServerDeps, request: VisitorRequest): Promise<HeldByRequest | null> {
  const { context, now } = request;
  const secret = request.readCookie(offerCookie);
  if (secret === null) return null;
  const secretHash = secretHashOf(deps.tokens, secret);
  const held = await deps.store.run(context.scope, ({ offers }) => findHeldOffer(offers, secretHash, now));
  if (!held) return null;
  const standing = standingOf(held.journey, held.offer, now);
  return { ...held, standing, isStanding: standing === 'open' || standing === 'accepted' };
}

/** The page of the offer with what came of a press. */
export async function offerPage(
  deps: ServerDeps,
  request: VisitorRequest,
  said: { readonly notice: string; readonly isRefused?: boolean },
): Promise<VisitorResponse> {
  const { context, now } = request;
  const held = await heldOf(deps, request);
  if (!held) return seeOther(request, offerPaths.journey);
  return visitorPage(
    deps,
    request,
    await showOfferStep(deps, context, { journey: held.journey, now, ...said }),
  );
}
