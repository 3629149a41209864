import { lazy, memo, useState, useSyncExternalStore } from 'react';
import type { BrandView, HeaderView } from '@forecourt/app/layout/layout.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon, menuIcon, searchIcon } from '@forecourt/ui/icons';
import { FormLink } from '../leads/form-link.tsx';
import {
  closeFinder,
  loadFinder,
  openedFinder,
  openFinder,
  preloadFinder,
} from '../stock/search/finder/open-finder.ts';
import { SavedLink } from '../watchlist/saved-link.tsx';
import { Brand } from './brand.tsx';
import { MainMenu } from './main-menu.tsx';
import { PartBoundary } from '../../shared/part-boundary.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { whenLoaded } from '../../shared/when-loaded.ts';
import { HeaderSearch } from './header-search.tsx';
import { useHeaderMenu } from './use-header-menu.ts';

const loadDrawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));
const SearchFinder = lazy(async () => ({ default: (await loadFinder()).SearchFinder }));

export interface HeaderProps {
  readonly brand: BrandView;
  readonly header: HeaderView;
  /** The tone of the picture it lies on; null where it stands above the page. */
  readonly onPicture: 'light' | 'dark' | null;
}

/** The top of every page (NAV-1). */
export const Header = memo(function Header({ brand, header, onPicture }: HeaderProps) {
  const menu = useHeaderMenu(header.opensOnHover);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const finder = useSyncExternalStore(openedFinder.subscribe, openedFinder.get, () => null);
  const { look, search } = header;
  return (
    <>
      {look === 'bar' && <UtilityRow header={header} />}
      <header
        className="hdr"
        data-look={onPicture === null ? look : 'over'}
        data-tone={onPicture ?? undefined}
        data-open={menu.open === null ? undefined : ''}
      >
        <div className="wrap">
          <a
            className="icon-btn burger"
            href="#menu"
            aria-label="Menu"
            onPointerDown={() => void loadDrawer().catch(() => undefined)}
            onClick={(event) => {
              event.preventDefault();
              void whenLoaded(loadDrawer, () => setDrawer('open'));
            }}
          >
            <Icon path={menuIcon} />
          </a>
          <a className="home" href="/">
            <Brand brand={brand} onPicture={onPicture} hasStrapline={look === 'board'} />
            <span className="vh"> (home)</span>
          </a>
          {search.hasBox && <HeaderSearch search={search} />}
          <MainMenu items={header.menu} menu={menu} />
          <HeaderTools header={header} />
        </div>
      </header>
      {/* Always mounted: inserting it beside the page would recalculate the styles of the whole page. */}
      <div className="scrim" hidden={menu.open === null} />
      {drawer !== 'unused' && (
        <PartBoundary>
          <MenuDrawer
            brand={brand}
            header={header}
            isOpen={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        </PartBoundary>
      )}
      {finder && (
        <PartBoundary>
          <SearchFinder
            search={search}
            over={finder.over}
            isOpen={finder.isOpen}
            typedBefore={finder.typed}
            onClose={closeFinder}
          />
        </PartBoundary>
      )}
    </>
  );
});

function HeaderTools({ header }: Pick<HeaderProps, 'header'>) {
  const { look, search, saved, button } = header;
  return (
    <div className="tools">
      {look !== 'bar' && (
        <>
          <span className="hours-room">
            <OpenNow header={header} />
          </span>
          <Phone header={header} />
        </>
      )}
      <a
        className={search.hasBox ? 'icon-btn search-s' : 'icon-btn'}
        href={`${search.href}#filters`}
        aria-label="Search our stock"
        onPointerDown={preloadFinder}
        onClick={(event) => {
          event.preventDefault();
          openFinder('');
        }}
      >
        <Icon path={searchIcon} />
      </a>
      {saved && <SavedLink saved={saved} />}
      {button && (
        <ButtonLink href={button.href} look="line">
          {button.label}
        </ButtonLink>
      )}
    </div>
  );
}

/** Under a bar the useful things have a row of their own. */
function UtilityRow({ header }: { readonly header: HeaderView }) {
  const { openText, phone, email } = header;
  if (openText === null && phone === null && email === null) return null;
  return (
    <div className="util">
      <div className="wrap">
        <OpenNow header={header} />
        <Phone header={header} />
        {email && (
          <span className="r">
            <FormLink href={email.href}>{email.label}</FormLink>
          </span>
        )}
      </div>
    </div>
  );
}

function OpenNow({ header: { openText } }: { readonly header: HeaderView }) {
  if (openText === null) return null;
  return (
    <span className="open-now">
      <Icon path={clockIcon} />
      {openText}
    </span>
  );
}

function Phone({ header: { phone } }: { readonly header: HeaderView }) {
  return phone && <PhoneReveal className="phone" phone={phone} isShort />;
}
