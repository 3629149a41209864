/**
 * A provider of identities of this machine, for trying single sign-on and for journeys: `serve-provider.ts <callback>
 * <name=email>...`. Its first line says what `pnpm console:sso` is told.
 */
import { startIdentityProvider } from './identity-provider.ts';

const [callback = '', ...people] = process.argv.slice(2);
const provider = await startIdentityProvider([callback]);
for (const person of people) {
  const [name = '', email = ''] = person.split('=', 2);
  provider.state.people.set(name, { email, isVerified: true });
}
const { issuer, clientId, secret } = provider;
process.stdout.write(`${JSON.stringify({ issuer, clientId, secret })}\n`);
