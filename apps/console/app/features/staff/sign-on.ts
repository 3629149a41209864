import { apiRequest } from '../../shared/api/api-request.ts';
import { keep } from '../../shared/on-this-device.ts';

/** What comes back from a group's own provider, as an address says it; `away` while somebody is there. */
const words: Readonly<Record<string, string>> = {
  refused: 'Your group’s account didn’t get you in here. Try again, or ask your manager.',
  no_answer: 'Your group’s sign-in isn’t answering. Try again in a minute, or use your passkey.',
  too_often: 'That was a lot at once. Wait a moment and try again.',
};

/** What became of single sign-on, in words for whoever is in front of it; null where there is nothing to say. */
export function signOnWords(outcome: string | null): string | null {
  return outcome === null ? null : (words[outcome] ?? null);
}

const begin = '/api/sign-in/single-sign-on';

/** Where a browser is sent to sign in with its group; null where their email has no such way. */
export async function findSignOn(email: string, back: string): Promise<string | null> {
  const { singleSignOn } = await apiRequest<{ singleSignOn: boolean }>('/api/sign-in/ways', {
    body: { email },
  });
  return singleSignOn ? `${begin}?${new URLSearchParams({ email, back })}` : null;
}

/** The same of a group, by its name in addresses. */
export function signOnOfGroup(group: string, back: string): string {
  return `${begin}?${new URLSearchParams({ group, back })}`;
}

/** Of all windows of the console in this browser: on it one tells the others what became of a proof. */
const proofKey = 'console.proof';

/** Tells the window that waits what became of a proof. */
export function tellProof(outcome: string): void {
  keep(proofKey, `${outcome} ${Date.now()}`);
  keep(proofKey, null);
}

/** Hears what became of a proof in another window; what is returned stops that. */
export function hearProof(onOutcome: (outcome: string) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === proofKey && newValue !== null) onOutcome(newValue.split(' ')[0] ?? '');
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Opens the provider beside the console, so that what waits for the proof stays where it is. */
export function openSignOnProof(): void {
  const opened = window.open('/api/session/proof/single-sign-on', 'prove', 'popup,width=520,height=680');
  // What is shown there is not ours, and has no business with this window.
  if (opened) opened.opener = null;
}
