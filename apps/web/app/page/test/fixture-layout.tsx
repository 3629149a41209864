import { pagePlace } from '../../features/layout/page-place.ts';

/** In the place of the site's layout: as little of it as navigation needs. */
export function Layout() {
  return (
    <>
      <header>
        <a href="/list">All cars</a>
      </header>
      <main id="main" dangerouslySetInnerHTML={{ __html: pagePlace }} suppressHydrationWarning />
    </>
  );
}
