import { startTransition, type ComponentProps } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { LayoutRoot, PageRoot, pageRootOptions } from './react-roots.tsx';

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Hydrates the layout and the page in it. */
export function hydrateDocument(props: ComponentProps<typeof PageRoot>): void {
  const page = <PageRoot {...props} />;
  let place = element('#main');
  let root: Root;
  // In a transition, which yields to input: a press meanwhile does not wait for the whole page (INP).
  startTransition(() => {
    root = hydrateRoot(place, page, pageRootOptions);
    hydrateRoot(element('#app'), <LayoutRoot {...props} />, {
      onRecoverableError(error) {
        reportError(error);
        // Where an extension had changed the layout, React has drawn it anew, with an empty place for the page.
        queueMicrotask(() => {
          if (place.isConnected) return;
          root.unmount();
          place = element('#main');
          root = createRoot(place, pageRootOptions);
          root.render(page);
        });
      },
    });
  });
}
