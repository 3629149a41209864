import type { CrumbView } from '@forecourt/app/pages/show-content-page';

/** The way from the home page to this one. */
export function PageCrumbs({ crumbs }: { readonly crumbs: readonly CrumbView[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      {crumbs.map(({ label, href }, index) =>
        index === crumbs.length - 1 ? (
          <span key={href} aria-current="page">
            {label}
          </span>
        ) : (
          <a key={href} href={href}>
            {label}
          </a>
        ),
      )}
    </nav>
  );
}
