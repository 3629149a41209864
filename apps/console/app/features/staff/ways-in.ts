import type { StaffSessionView } from '@forecourt/app/staff/session.view';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { apiRequest } from '../../shared/api/api-request.ts';

export interface PasswordAndCode {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

export function signInByPassword(given: PasswordAndCode): Promise<StaffSessionView> {
  return apiRequest('/api/sign-in/password', { body: given });
}

export async function signInByPasskey(): Promise<StaffSessionView> {
  const optionsJSON = await apiRequest<PublicKeyCredentialRequestOptionsJSON>(
    '/api/sign-in/passkey/options',
    {
      body: {},
    },
  );
  const response = await startAuthentication({ optionsJSON });
  return apiRequest('/api/sign-in/passkey', { body: { response } });
}

/** Proves by a passkey that it is still the one who signed in. */
export async function proveByPasskey(): Promise<void> {
  const optionsJSON = await apiRequest<PublicKeyCredentialRequestOptionsJSON>(
    '/api/session/proof/passkey/options',
    { body: {} },
  );
  const response = await startAuthentication({ optionsJSON });
  await apiRequest('/api/session/proof/passkey', { body: { response } });
}

export function proveByPassword(given: Omit<PasswordAndCode, 'email'>): Promise<void> {
  return apiRequest('/api/session/proof/password', { body: given });
}

/** Makes a passkey on this device for whoever is signed in. */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = await apiRequest<PublicKeyCredentialCreationOptionsJSON>('/api/passkeys/options', {
    body: {},
  });
  const response = await startRegistration({ optionsJSON });
  await apiRequest('/api/passkeys', { body: { response, name } });
}

/** What the device said instead of a passkey; null where it was the server. */
export function passkeyWords(error: unknown): string | null {
  if (!(error instanceof Error) || error.name === 'ApiError') return null;
  if (error.name === 'InvalidStateError') return 'This device already has a passkey of yours.';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return 'No passkey was given. Try again, or use your password and code.';
  }
  return 'This device can’t use a passkey here. Use your password and code.';
}
