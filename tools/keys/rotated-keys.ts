import { randomBytes } from 'node:crypto';

export const keyNames = ['CODE_KEY', 'MEDIA_KEY', 'SECRETS_KEYS'] as const;
export type KeyName = (typeof keyNames)[number];

/** A new key is first honoured by all programs, then used, and only then the old one goes. */
export const rotationSteps = ['announce', 'use', 'retire'] as const;
export type RotationStep = (typeof rotationSteps)[number];

const keyBytes = 32;

/** The list of keys after a step; fails where the steps are out of order. Of a list the first makes, all are honoured. */
export function rotatedKeys(name: KeyName, value: string, step: RotationStep): string {
  const keys = value
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`${name} is empty.`);
  if (step === 'announce') {
    if (keys.length > 1) throw new Error(`${name} is being replaced already: next is use or retire.`);
    return [first, newKey(name)].join();
  }
  if (keys.length < 2) throw new Error(`${name} has one key: first is announce.`);
  return step === 'use' ? [last, ...keys.slice(0, -1)].join() : first;
}

function newKey(name: KeyName): string {
  const bytes = randomBytes(keyBytes);
  // Keys that encrypt are found by their name, which stands beside every secret.
  if (name === 'SECRETS_KEYS') return `${randomBytes(4).toString('hex')}:${bytes.toString('base64')}`;
  return bytes.toString('base64url');
}
