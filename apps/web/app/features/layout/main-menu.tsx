import { useRef, type KeyboardEvent } from 'react';
import type { MenuView } from '@forecourt/app/layout/layout.view';
import { Icon } from '@forecourt/ui/icon';
import { chevronDownIcon, xIcon } from '@forecourt/ui/icons';
import { useAddress } from '../../navigation/use-navigation.ts';
import { isCurrent } from './current-link.ts';
import { MenuPanel } from './menu-panel.tsx';
import { SiteLink } from './site-link.tsx';
import type { HeaderMenu } from './use-header-menu.ts';

export interface MainMenuProps {
  readonly items: readonly MenuView[];
  readonly menu: HeaderMenu;
}

/**
 * The main menu (NAV-1). Each menu is a disclosure of the browser's, so that all of it is there without
 * JavaScript, on phones behind a link; with it, menus open under the pointer too, and one at a time.
 */
export function MainMenu({ items, menu }: MainMenuProps) {
  const address = useAddress();
  return (
    <nav
      id="menu"
      aria-label="Main"
      ref={menu.nav}
      onPointerLeave={(event) => event.pointerType === 'mouse' && menu.pointAt(null)}
      onBlur={(event) => {
        const isInside = event.currentTarget.contains(event.relatedTarget);
        if (event.relatedTarget !== null && !isInside) menu.dispatch({ kind: 'focusLeave' });
      }}
    >
      <a className="icon-btn close-menu" href="#top" aria-label="Close the menu">
        <Icon path={xIcon} />
      </a>
      <ul>
        {items.map((item, place) => (
          <li key={place}>
            {item.kind === 'link' ? (
              <SiteLink className="top" link={item.link} isCurrent={isCurrent(item.link.href, address)}>
                {item.link.label}
              </SiteLink>
            ) : (
              <Dropdown item={item} place={place} menu={menu} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DropdownProps {
  readonly item: Exclude<MenuView, { readonly kind: 'link' }>;
  readonly place: number;
  readonly menu: HeaderMenu;
}

function Dropdown({ item, place, menu }: DropdownProps) {
  const panel = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    menu.dispatch({ kind: 'openKey', item: place });
    requestAnimationFrame(() => panel.current?.querySelector('a')?.focus());
  };
  return (
    <details name="menu" open={menu.open === place}>
      <summary
        className="top"
        onClick={(event) => {
          event.preventDefault();
          menu.dispatch({ kind: 'click', item: place });
        }}
        onKeyDown={onKeyDown}
        onPointerEnter={(event) => event.pointerType === 'mouse' && menu.pointAt(place)}
      >
        {item.label}
        <Icon path={chevronDownIcon} />
      </summary>
      <div ref={panel} onPointerEnter={(event) => event.pointerType === 'mouse' && menu.pointAt(place)}>
        <MenuPanel item={item} />
      </div>
    </details>
  );
}
