interface Tab {
  readonly label: string;
  readonly href: string;
  readonly isHere: boolean;
}

/** Parts of a list, as links; with a single one beside the whole there is nothing to choose. */
export function PageTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  if (tabs.length <= 2) return null;
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ label: words, href, isHere }) => (
        <a
          key={href}
          href={href}
          className={isHere ? 'on' : undefined}
          aria-current={isHere ? 'page' : undefined}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
