import type { BrowserJson, Passkeys } from '@forecourt/app/ports/staff/staff-proofs.port';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** Where the console is, as browsers name it. */
export interface ConsoleOrigin {
  /** console.forecourt.example. */
  readonly host: string;
  /** https://console.forecourt.example. */
  readonly origin: string;
}

const rpName = 'Forecourt';
const waitMs = 120_000;

/** Passkeys by WebAuthn: bound to the console's host, with the device's own check of its owner. */
export function webAuthnPasskeys({ host: rpID, origin }: ConsoleOrigin): Passkeys {
  return {
    async signInOptions() {
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        timeout: waitMs,
      });
      return { challenge: options.challenge, options: { ...options } };
    },

    credentialOf(response) {
      const challenge = challengeIn(response);
      const id = bytesOf(response['rawId']);
      return challenge !== null && id ? { id, challenge } : null;
    },

    async verify(response, challenge, { publicKey, signCount }) {
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: {
            id: String(response['id']),
            publicKey: new Uint8Array(publicKey),
            counter: signCount,
          },
        });
        return verified ? authenticationInfo.newCounter : null;
      } catch {
        return null;
      }
    },

    async creationOptions({ id, email, name, existing }) {
      const options = await generateRegistrationOptions({
        rpID,
        rpName,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        timeout: waitMs,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: existing.map((one) => ({ id: Buffer.from(one).toString('base64url') })),
      });
      return { challenge: options.challenge, options: { ...options } };
    },

    challengeOf: challengeIn,

    async verifyNew(response, challenge) {
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
        });
        if (!verified) return null;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { credentialId: Buffer.from(id, 'base64url'), publicKey, signCount: counter, transports };
      } catch {
        return null;
      }
    },
  };
}

function bytesOf(text: unknown): Uint8Array | null {
  return typeof text === 'string' && /^[\w-]{8,1400}$/.test(text) ? Buffer.from(text, 'base64url') : null;
}

/** What the browser says it has signed; whether it did is checked afterwards. */
function challengeIn(response: BrowserJson): string | null {
  try {
    const { clientDataJSON } = response['response'] as { readonly clientDataJSON?: unknown };
    const data = JSON.parse(Buffer.from(bytesOf(clientDataJSON) ?? []).toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
