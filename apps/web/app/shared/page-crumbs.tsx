import type { LinkView } from '@forecourt/app/shared/link.view';
import { Crumbs } from './crumbs.tsx';

/** The way from the home page to this one, which is not a link to itself. */
export function PageCrumbs({ crumbs }: { readonly crumbs: readonly LinkView[] }) {
  const last = crumbs.length - 1;
  return (
    <Crumbs
      crumbs={crumbs.map(({ label, href }, place) => ({ label, href: place === last ? null : href }))}
    />
  );
}
