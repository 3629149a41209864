import type { SignOnProvider } from '@forecourt/app/ports/staff/single-sign-on.port';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { checkedUrl, type OutgoingPolicy } from '../webhook/outgoing-policy.ts';
import { ProviderSilent } from './provider-fetch.ts';

const toleranceSeconds = 5;

/** What a provider says of itself, with which it is asked from then on. */
export async function discover(
  { issuer, clientId }: SignOnProvider,
  secret: string,
  { fetch, policy }: { readonly fetch: CustomFetch; readonly policy: OutgoingPolicy },
): Promise<Configuration> {
  const checked = checkedUrl(issuer, policy);
  if ('refused' in checked) throw new ProviderSilent(checked.refused);
  const isPlain = checked.isException && checked.url.protocol === 'http:';
  const configuration = await discovery(
    checked.url,
    clientId,
    { client_secret: secret, [clockTolerance]: toleranceSeconds },
    secretAsAsked(secret),
    {
      [customFetch]: fetch,
      // The signature of an ID token is checked though it comes over TLS.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    },
  );
  // One description for many directories would let anybody's directory speak for this group.
  const named = configuration.serverMetadata().issuer;
  if (named !== issuer && `${named}/` !== issuer && named !== `${issuer}/`) {
    throw new ProviderSilent('it calls itself by another name');
  }
  return configuration;
}

/** In the form of the request where the provider takes that, else in its header. */
function secretAsAsked(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
      server,
      ...rest,
    );
}
