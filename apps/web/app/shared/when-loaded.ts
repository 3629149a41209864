import { showToast } from '@forecourt/ui/toast';

/** Goes on once a chunk is there. Where it does not come the page stays as it is, and says so. */
export async function whenLoaded(load: () => Promise<unknown>, goOn: () => void): Promise<void> {
  try {
    await load();
    await reloadFailedStyles();
  } catch {
    showToast({ text: 'That didn’t load. Are you connected? Please try again in a moment.' });
    return;
  }
  goOn();
}

/** The bundler's preload asks for a stylesheet once: one that failed is not asked for again with its chunk. */
async function reloadFailedStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const failed = [...links].filter(hasFailed);
  await Promise.all(
    failed.map((link) => {
      const again = document.createElement('link');
      again.rel = 'stylesheet';
      const loading = new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', reject);
      });
      again.href = link.href;
      link.replaceWith(again);
      return loading;
    }),
  );
}

/** A stylesheet of this site that did not come has none, or in Chromium one whose rules cannot be read. */
function hasFailed({ href, sheet }: HTMLLinkElement): boolean {
  if (!href.startsWith(`${location.origin}/`)) return false;
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}
