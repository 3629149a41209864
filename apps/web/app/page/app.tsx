import { useMemo } from 'react';
import { Layout } from '../features/layout/layout.tsx';
import { PageBoundary } from './page-boundary.tsx';
import type { ShownLayout } from '../navigation/shown-page.ts';
import { useNavigationState } from '../navigation/use-navigation.ts';

/** The whole of a page: the site's layout, and in it what the address shows. */
export function App({ layout }: { readonly layout: ShownLayout }) {
  const { page, Page, address, remountKey, announcement, failedHref } = useNavigationState();
  // Memoized: a change of `nextAddress` draws the few components that read it, and not the whole page.
  const shown = useMemo(() => <Page view={page.view} />, [Page, page.view]);
  return (
    <>
      <Layout layout={layout} isHome={page.kind === 'home'} hasTray={page.kind !== 'compare'}>
        <PageBoundary key={`${page.kind} ${remountKey}`} address={address}>
          {shown}
        </PageBoundary>
      </Layout>
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
