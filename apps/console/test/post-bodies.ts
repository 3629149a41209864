/** What the bodies of posts speak of. */
export interface PostSubjects {
  readonly leadId: string;
  readonly version: string;
  readonly other: { readonly id: string; readonly version: string };
  readonly deliveryId: string;
  readonly membershipId: string;
  readonly dealershipId: string;
  readonly email: string;
  /** Of a reply, or an opening: made by the browser. */
  readonly key: string;
  readonly token: string;
  readonly password: string;
  readonly code: string;
  /** Of an authenticator. */
  readonly secret: string;
  readonly passkey: object;
}

const empty = () => ({});
const atDoor = ({ token }: PostSubjects) => ({ token, name: 'Nora Bright' });

/** What each post of the console says, about whatever it is about. One without a body of its own stands here too. */
export const postBodies: Readonly<Record<string, (of: PostSubjects) => object>> = {
  '/api/sign-in/password': ({ email, password, code }) => ({ email, password, code }),
  '/api/sign-in/passkey/options': empty,
  '/api/sign-in/passkey': ({ passkey }) => ({ response: passkey }),
  '/api/sign-out': empty,
  '/api/sessions/{id}/end': empty,
  '/api/passkeys/options': empty,
  '/api/passkeys': ({ passkey }) => ({ response: passkey }),
  '/api/session/proof/passkey/options': empty,
  '/api/session/proof/passkey': ({ passkey }) => ({ response: passkey }),
  '/api/session/proof/password': ({ password, code }) => ({ password, code }),
  '/api/join/look': ({ token }) => ({ token }),
  '/api/join/passkey/options': atDoor,
  '/api/join/passkey': (of) => ({ ...atDoor(of), response: of.passkey }),
  '/api/join/codes': atDoor,
  '/api/join/password': (of) => ({
    ...atDoor(of),
    password: of.password,
    secret: of.secret,
    oneTimeCode: of.code,
  }),
  '/api/join/take': ({ token }) => ({ token }),
  '/api/people/invite': ({ email, dealershipId }) => ({
    email,
    role: 'sales',
    place: { kind: 'dealership', id: dealershipId },
  }),
  '/api/invitations/{id}/withdraw': empty,
  '/api/people/{id}/role': ({ membershipId, dealershipId }) => ({
    membershipId,
    role: 'service',
    place: { kind: 'dealership', id: dealershipId },
  }),
  '/api/people/{id}/disable': () => ({ why: 'left' }),
  '/api/people/{id}/enable': () => ({ why: 'is back' }),
  '/api/people/{id}/sessions/end': empty,
  '/api/people/{id}/recover': () => ({ why: 'lost a phone' }),
  '/api/audit/export': empty,
  '/api/leads/export': empty,
  '/api/inbox/views': () => ({ version: 0, views: [] }),
  '/api/sign-in/ways': ({ email }) => ({ email }),
  '/api/hand-leads': ({ dealershipId, key }) => ({
    name: 'Grace Okafor',
    phone: '0491 570 156',
    kind: 'used_car',
    way: 'walked_in',
    at: dealershipId,
    waits: false,
    key,
  }),
  '/api/leads/{id}/note': ({ version }) => ({ text: 'rang', version }),
  '/api/leads/{id}/call': ({ version }) => ({ outcome: 'no_answer', version }),
  '/api/leads/{id}/assign': ({ version }) => ({ staffId: null, version }),
  '/api/leads/{id}/stage': ({ version }) => ({ stage: 'contacted', version }),
  '/api/leads/{id}/merge': ({ version, other }) => ({
    version,
    otherId: other.id,
    otherVersion: other.version,
  }),
  '/api/leads/{id}/split': ({ version, other }) => ({ version, leadId: other.id }),
  '/api/leads/{id}/clear': ({ version }) => ({ version }),
  '/api/leads/{id}/deliveries/{deliveryId}/resend': empty,
  '/api/leads/{id}/reply': ({ key, version }) => ({
    channel: 'mail',
    subject: null,
    text: 'yes',
    key,
    version,
  }),
  '/api/leads/{id}/replies/{replyId}/again': empty,
  '/api/leads/{id}/presence': ({ key }) => ({ openingId: key, state: 'here' }),
  '/api/deliveries/resend': ({ deliveryId }) => ({ ids: [deliveryId] }),
};
