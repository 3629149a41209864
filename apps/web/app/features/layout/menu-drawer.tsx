import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BrandView, HeaderView, MenuView } from '@forecourt/app/layout/layout.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Dialog } from '@forecourt/ui/dialog';
import { Icon } from '@forecourt/ui/icon';
import { arrowLeftIcon, chevronRightIcon, clockIcon, mailIcon, userIcon } from '@forecourt/ui/icons';
import { useAddress } from '../../navigation/use-navigation.ts';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { FormLink } from '../leads/form-link.tsx';
import { watchlist } from '../watchlist/saving/browser-watchlist.ts';
import { SiteLink } from './site-link.tsx';

export interface MenuDrawerProps {
  readonly brand: BrandView;
  readonly header: HeaderView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of small screens: over the whole height, one level at a time. */
export function MenuDrawer({ brand, header, isOpen, onClose }: MenuDrawerProps) {
  const [level, setLevel] = useState<number | null>(null);
  const address = useAddress();
  const rows = useRef<HTMLElement>(null);
  const shownFor = useRef(address);

  useEffect(() => {
    if (isOpen && address !== shownFor.current) onClose();
    shownFor.current = address;
  }, [address, isOpen, onClose]);

  const turnTo = (next: number | null) => {
    setLevel(next);
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('a, button')?.focus());
  };
  const menu = level === null ? undefined : header.menu[level];
  const opened = menu && menu.kind !== 'link' ? menu : null;
  return (
    <Dialog
      look="drawer"
      title={opened?.label ?? brand.name}
      isOpen={isOpen}
      onClose={() => {
        setLevel(null);
        onClose();
      }}
      foot={<DrawerFoot header={header} />}
    >
      <nav aria-label="Main" ref={rows}>
        {opened ? (
          <>
            <button type="button" className="back" onClick={() => turnTo(null)}>
              <Icon path={arrowLeftIcon} />
              All of the menu
            </button>
            <Level menu={opened} />
          </>
        ) : (
          <>
            {header.menu.map((item, place) => (
              <TopRow key={place} item={item} onOpen={() => turnTo(place)} />
            ))}
            {header.account && <AccountRow account={header.account} />}
          </>
        )}
      </nav>
    </Dialog>
  );
}

function TopRow({ item, onOpen }: { readonly item: MenuView; readonly onOpen: () => void }) {
  if (item.kind === 'link') return <SiteLink link={item.link}>{item.link.label}</SiteLink>;
  return (
    <button type="button" onClick={onOpen}>
      {item.label}
      <Icon path={chevronRightIcon} className="end" />
    </button>
  );
}

/** The visitor's own: their account where they are signed in, and else the way there. It is drawn in browsers alone. */
function AccountRow({ account }: { readonly account: NonNullable<HeaderView['account']> }) {
  const { visitor } = useSyncExternalStore(watchlist.subscribe, watchlist.state, watchlist.serverState);
  const { href, label } = visitor === 'signedIn' ? account.own : account.signIn;
  return (
    <a className="own" href={href}>
      <Icon path={userIcon} />
      {label}
    </a>
  );
}

function Level({ menu }: { readonly menu: Exclude<MenuView, { readonly kind: 'link' }> }) {
  const links = menu.kind === 'links' ? menu.links : menu.kind === 'models' ? [menu.overview] : [];
  const makes = menu.kind === 'models' ? [] : menu.makes;
  return (
    <>
      {links.map((link) => (
        <SiteLink key={link.href + link.label} link={link}>
          {link.label}
        </SiteLink>
      ))}
      {menu.kind === 'models' &&
        menu.models.map((model) => (
          <SiteLink key={model.href} link={model}>
            {model.name}
            {model.note !== null && <em>{model.note}</em>}
          </SiteLink>
        ))}
      {makes.map(({ name, count, href }) => (
        <a key={href} href={href}>
          {name} <em>{count}</em>
        </a>
      ))}
    </>
  );
}

function DrawerFoot({ header: { button, phone, email, openText } }: { readonly header: HeaderView }) {
  return (
    <>
      {openText !== null && (
        <p className="small open-now">
          <Icon path={clockIcon} />
          {openText}
        </p>
      )}
      {phone && <PhoneReveal className="btn line" phone={phone} isShort />}
      {email && (
        <FormLink className="btn line" href={email.href}>
          <Icon path={mailIcon} />
          {email.label}
        </FormLink>
      )}
      {button && <ButtonLink href={button.href}>{button.label}</ButtonLink>}
    </>
  );
}
