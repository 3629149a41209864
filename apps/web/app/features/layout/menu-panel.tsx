import type { MakeLinkView, MenuView } from '@forecourt/app/layout/layout.view';
import { MakeMark } from '../../shared/make-mark.tsx';
import { useIsScripted } from '../../shared/use-is-scripted.ts';
import { ModelsPanel } from './models-panel.tsx';
import { SiteLink } from './site-link.tsx';

export interface MenuPanelProps {
  readonly item: Exclude<MenuView, { readonly kind: 'link' }>;
}

/** What a menu of the header opens: a short list, or a panel over the whole width (NAV-2). */
export function MenuPanel({ item }: MenuPanelProps) {
  if (item.kind === 'models') return <ModelsPanel menu={item} />;
  if (item.kind === 'brands') {
    return (
      <div className="mega" data-columns="1">
        <div className="wrap">
          <Makes makes={item.makes} />
        </div>
      </div>
    );
  }
  if (item.makes.length === 0) return <LinkList links={item.links} className="menu-list" />;
  return (
    <div className="mega">
      <div className="wrap">
        <LinkList links={item.links} className="bodies" />
        <Makes makes={item.makes} />
      </div>
    </div>
  );
}

type Links = Extract<MenuView, { readonly kind: 'links' }>['links'];

function LinkList({ links, className }: { readonly links: Links; readonly className: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href + link.label}>
          <SiteLink link={link}>{link.label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** A menu is closed until somebody opens it: its marks need not weigh on every page. */
function Makes({ makes }: { readonly makes: readonly MakeLinkView[] }) {
  const isScripted = useIsScripted();
  return (
    <ul className="m-mega">
      {makes.map(({ name, count, href, logoUrl }) => (
        <li key={href}>
          <a href={href}>
            {isScripted && <MakeMark name={name} url={logoUrl} />}
            <b>{name}</b>
            <em>{count}</em>
          </a>
        </li>
      ))}
    </ul>
  );
}
