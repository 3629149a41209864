import type { ReactNode } from 'react';

/** In the place of the site's frame: as little of it as navigation needs. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header>
        <a href="/list">All cars</a>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
