import type { CrumbView } from '@forecourt/app/shared/crumb.view';

/** The way here from the home page. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly CrumbView[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === null ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
