import type { FrameView } from '@forecourt/app/site/frame.view';
import { Frame } from '../features/site/frame.tsx';
import { useNavigationState } from './use-navigation.ts';

/** The whole of a page: the site's frame, and in it what the address shows. */
export function App({ frame }: { readonly frame: FrameView }) {
  const { page, Page } = useNavigationState();
  return (
    <Frame frame={frame} pageKind={page.kind}>
      <Page key={page.kind} view={page.view} />
    </Frame>
  );
}
