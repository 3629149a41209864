import type { StaffId } from '@forecourt/domain/core/ids';
import { expect, it } from 'vitest';
import type { StaffSignOn } from '../ports/staff/sign-on-directory.port.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import type { SignInPorts } from './staff-ports.ts';

const staffId = '01900000-0000-7000-9000-00000000000a' as StaffId;
const now = new Date('2026-11-19T02:00:00Z');

interface Case {
  readonly signOn: Pick<StaffSignOn, 'isBound' | 'isRequired'> | null;
  readonly isRight: boolean;
}

/** Somebody with a passkey, in a group that may have a provider; counts the sessions that begin. */
async function comeIn({ signOn, isRight }: Case) {
  let started = 0;
  const ports = {
    directory: {
      takeChallenge: () => Promise.resolve(true),
      findByPasskey: () => Promise.resolve({ staffId, passkeyId: 'a passkey' }),
    },
    passkeys: {
      credentialOf: () => ({ id: new Uint8Array([1]), challenge: 'a challenge' }),
      verify: () => Promise.resolve(isRight ? 1 : null),
    },
    signOnDirectory: { ofStaff: () => Promise.resolve(signOn) },
    tokens: { make: () => 'a token', hash: () => new Uint8Array([2]) },
    scopeOf: () => ({ staffId }),
    store: {
      run: () => {
        started += 1;
        return Promise.resolve(true);
      },
    },
  } as unknown as SignInPorts;
  const result = await signInWithPasskey(ports, { response: {}, address: '10.0.0.1', userAgent: null, now });
  return { answer: result.ok ? 'in' : result.error.code, started };
}

it.each([
  ['lets in by a right passkey where the group has no provider', null, true, 'in', 1],
  ['and where it has one beside it', { isBound: true, isRequired: false }, true, 'in', 1],
  [
    'refuses a right passkey where the provider is the only way',
    { isBound: true, isRequired: true },
    true,
    'sign_on_required',
    0,
  ],
  ['also before they have come in by it', { isBound: false, isRequired: true }, true, 'sign_on_required', 0],
  ['says nothing of that to a wrong one', { isBound: true, isRequired: true }, false, 'not_recognised', 0],
])('STAFF-1.5 %s', async (_, signOn, isRight, answer, started) => {
  expect(await comeIn({ signOn, isRight })).toEqual({ answer, started });
});
