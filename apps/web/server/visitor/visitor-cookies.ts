import { hostCookie } from '@forecourt/server/http/host-cookie';

/** The session of a signed-in visitor: a token of 32 bytes. */
export const sessionCookie = hostCookie('session', /^[\w-]{43}$/);

/** Between the two steps of signing in: which phone was sent a code, sealed. */
export const signInCookie = hostCookie('sign-in', /^[\w-]{40,1000}$/);

/** Who sent a form: with it the next one about the same car is known to be theirs. */
export const senderCookie = hostCookie('sender', /^[\w-]{43}$/);

/** A way to an offer: whoever has it may go on with it. */
export const offerCookie = hostCookie('offer', /^[\w-]{43}$/);

/** That the way to an offer came by a link: another browser has it too. */
export const offerLinkCookie = hostCookie('offer-link', /^1$/);

/** Whose reservations these are: the browser that has it can pay, let go and be refunded. */
export const holderCookie = hostCookie('reserve', /^[\w-]{43}$/);

/** An application for finance: whoever has it can read its draft, and nobody else can. */
export const applicationCookie = hostCookie('finance', /^[\w-]{43}$/);

/** A visit of somebody unknown: when it began, and what tells it from others. */
export const visitCookie = hostCookie('visit', /^[\da-z]{6,10}\.[\w-]{22}$/);
