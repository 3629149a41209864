import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider, type Configuration } from 'oidc-provider';

export interface ProviderPerson {
  readonly email: string;
  readonly isVerified: boolean;
}

export type Claims = Record<string, unknown>;

/** What a test changes while it runs. */
export interface ProviderState {
  /** By the provider's own name for them. */
  readonly people: Map<string, ProviderPerson>;
  /** Who is at its screen; null: whoever they type. */
  login: string | null;
  /** When they proved who they are, as it says; null: just now. */
  provedAt: Date | null;
  /** What it puts into ID tokens instead; signed by its key, unless it is a thief of names. */
  tamper: ((claims: Claims) => Claims) | null;
  isForging: boolean;
  /** Paths under which it accepts what it is asked and says nothing. */
  readonly silent: Set<string>;
  /** What it was asked, in order. */
  readonly asked: string[];
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly state: ProviderState;
  close(): Promise<void>;
}

const clientId = 'forecourt';
const secret = 'a secret of a test between the two of us';
const kid = 'of a test';

/** A provider of identities on this machine, by oidc-provider. It lets in whoever types a name that it knows. */
export async function startIdentityProvider(
  callbacks: readonly string[],
  port = 0,
): Promise<IdentityProvider> {
  const state: ProviderState = {
    people: new Map(),
    login: null,
    provedAt: null,
    tamper: null,
    isForging: false,
    silent: new Set(),
    asked: [],
  };
  const [key, thief] = [newKey(), newKey()];
  let handle: (request: IncomingMessage, response: ServerResponse) => void = unready;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationOf(state, key, callbacks));
  const answer = provider.callback();
  handle = (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    state.asked.push(path);
    if (state.silent.has(path)) return;
    if (path === '/token') tamperWith(response, state, () => (state.isForging ? thief : key));
    if (path.startsWith('/interaction/')) void interact(provider, state, request, response);
    else void answer(request, response);
  };
  return {
    issuer,
    clientId,
    secret,
    state,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const unready = (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(503).end();
};
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;

function configurationOf(
  { people }: ProviderState,
  key: KeyObject,
  callbacks: readonly string[],
): Configuration {
  return {
    clients: [{ client_id: clientId, client_secret: secret, redirect_uris: [...callbacks] }],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of a test'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => {
        const person = people.get(accountId);
        return { sub: accountId, email: person?.email, email_verified: person?.isVerified };
      },
    }),
    // Nobody is asked what they allow.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  };
}

async function interact(
  provider: Provider,
  state: ProviderState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const typed = request.method === 'POST' ? new URLSearchParams(await text(request)).get('name') : null;
  const accountId = state.login ?? typed;
  if (accountId === null || !state.people.has(accountId)) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      '<!doctype html><html lang="en"><title>Harbourside account</title><main><h1>Harbourside account</h1><form method="post"><label>Name <input name="name"></label> <button>Sign in</button></form></main>',
    );
    return;
  }
  const ts = Math.floor((state.provedAt?.getTime() ?? Date.now()) / 1_000);
  await provider.interactionFinished(request, response, { login: { accountId, ts } });
}

/** Changes the ID token of an answer on its way out, and signs it again. */
function tamperWith(response: ServerResponse, state: ProviderState, keyOf: () => KeyObject): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body?: unknown) => {
    const said = JSON.parse(String(body)) as { id_token?: string };
    if (said.id_token === undefined || (!state.tamper && !state.isForging)) return end(String(body));
    const [, payload = ''] = said.id_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    const changed = JSON.stringify({
      ...said,
      id_token: signed(state.tamper?.(claims) ?? claims, keyOf()),
    });
    response.setHeader('content-length', Buffer.byteLength(changed));
    return end(changed);
  }) as ServerResponse['end'];
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: Claims, key: KeyObject): string {
  const head = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${head}.${sign('sha256', Buffer.from(head), key).toString('base64url')}`;
}

/** Goes through a provider as a browser does, and stops at the address of ours to which it is led back. */
export async function goThrough(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  let next = address;
  for (let step = 0; step < 10 && new URL(next).origin === origin; step += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      signal: AbortSignal.timeout(10_000),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
