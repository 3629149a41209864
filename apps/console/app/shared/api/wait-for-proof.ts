import { createStore } from '@forecourt/ui/external-store';

/** What waits until somebody has proved that it is them; true once they did, false where they let it be. */
export const waitingForProof = createStore<((isProved: boolean) => void) | null>(null);

let asked: Promise<boolean> | null = null;

/** Asks for a fresh proof. However many requests need one, it is asked for once. */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    waitingForProof.set((isProved) => {
      waitingForProof.set(null);
      asked = null;
      resolve(isProved);
    });
  });
  return asked;
}
