import { useState, type ComponentType, type MouseEvent } from 'react';
import type { PictureViewerProps } from './picture-viewer.tsx';

/** The viewer of pictures, whose code is loaded when the first one is opened. */
export function useLazyViewer() {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  return {
    Viewer,
    opened,
    open: (event: MouseEvent<HTMLAnchorElement>, at: number): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      setOpened(at);
      import('./picture-viewer.tsx').then(
        ({ PictureViewer }) => setViewer(() => PictureViewer),
        // The chunk did not load: the picture itself is better than nothing.
        () => location.assign(href),
      );
    },
    close: () => setOpened(null),
  };
}
