import type { FrameView } from '@forecourt/app/site/frame.view';
import { Frame } from '../features/site/frame.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { useNavigationState } from './use-navigation.ts';

/** The whole of a page: the site's frame, and in it what the address shows. */
export function App({ frame }: { readonly frame: FrameView }) {
  const { page, Page, address, turn, announcement, failedHref } = useNavigationState();
  return (
    <>
      <Frame frame={frame} pageKind={page.kind}>
        <PageBoundary key={`${page.kind} ${turn}`} address={address}>
          <Page view={page.view} />
        </PageBoundary>
      </Frame>
      <p className="vh" aria-live="polite" data-announcer="">
        {announcement}
      </p>
      {failedHref !== null && (
        <p className="page-failed" role="alert">
          That page did not load. Are you connected? <a href={failedHref}>Try again</a>
        </p>
      )}
    </>
  );
}
