import type { ReactNode } from 'react';

/** In the place of the site's layout: as little of it as navigation needs. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header>
        <a href="/list">All cars</a>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
