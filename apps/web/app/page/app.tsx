import { layoutOfPage } from '../features/layout/layout-of-page.ts';
import { Layout } from '../features/layout/layout.tsx';
import type { ShownLayout } from '../navigation/shown-page.ts';
import { useNavigationState } from '../navigation/use-navigation.ts';

/** All that stands around a page: the site's layout, and what is said of the way to the next page. */
export function App({ layout }: { readonly layout: ShownLayout }) {
  const { page, announcement, failedHref } = useNavigationState();
  return (
    <>
      <Layout layout={layout} {...layoutOfPage(page.kind)} />
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
