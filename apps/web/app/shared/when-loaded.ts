import { showToast } from '@forecourt/ui/toast';

/** Goes on once a chunk is there. Where it does not come the page stays as it is, and says so. */
export async function whenLoaded(load: () => Promise<unknown>, goOn: () => void): Promise<void> {
  try {
    await load();
  } catch {
    showToast({ text: 'That didn’t load. Are you connected? Please try again in a moment.' });
    return;
  }
  goOn();
}
