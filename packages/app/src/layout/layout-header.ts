import { signInAddress } from '@forecourt/domain/accounts/sign-in-target';
import type { Location } from '@forecourt/domain/locations/location';
import { openWords } from '@forecourt/domain/locations/open-words';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import { headerButton, navigationLink, type NavigationLink } from '@forecourt/domain/site/navigation';
import { pathFor } from '@forecourt/domain/site/paths';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { accountPaths } from '../accounts/account-paths.ts';
import { locationPhoneViewOf } from '../shared/phone-reveal.view.ts';
import { layoutMenu } from './layout-menu.ts';
import type { HeaderView } from './layout.view.ts';
import type { MenuSources } from './menu-sources.ts';
import type { SiteContext } from '../site/site-context.ts';

interface HeaderSources extends MenuSources {
  readonly main: Location | null;
  readonly zone: string;
  readonly publicHolidays: SiteContext['publicHolidays'];
  readonly now: Date;
}

export interface HeaderNow {
  readonly header: HeaderView;
  readonly validUntil: Date | null;
}

/** The header of every page (NAV-1), as it stands at a moment. */
export function layoutHeader(sources: HeaderSources): HeaderNow {
  const { settings, sitePages, main, zone, publicHolidays, now } = sources;
  const { header, layout, home } = settings;
  const linkTo = (label: string, link: string) => navigationLink({ label, link }, sitePages);
  const email = linkTo(header.emailText, pathFor(settings, 'contact'));
  const open =
    main && header.showsOpenToday
      ? openWords(calendarOf(main, zone, publicHolidays), now)
      : { text: null, validUntil: null };
  const isOnPicture = layout.laysHeaderOnHomePicture && layout.hero === 'stage';
  return {
    header: {
      look: layout.header,
      onHomePicture: isOnPicture ? (home.heroPicture?.tone ?? 'light') : null,
      opensOnHover: header.opensOnHover,
      announcement: announcementOf(settings, linkTo),
      openText: open.text,
      phone: main && header.showsPhone ? locationPhoneViewOf(main, { settings }) : null,
      email: header.showsEmail ? email : null,
      search: {
        href: pathFor(settings, 'search'),
        hasBox: layout.header === 'bar',
        hint: settings.searchControls.boxHint,
      },
      menu: layoutMenu(sources),
      button: headerButton(header, sitePages),
      account: accountOf(settings),
      saved: linkTo(settings.watchlist.viewListText, pathFor(settings, 'watchlist')),
    },
    validUntil: open.validUntil,
  };
}

function accountOf(settings: SiteSettings): HeaderView['account'] {
  if (!settings.watchlist.hasWatchlist) return null;
  const [redirect, back] = [pathFor(settings, 'watchlist'), pathFor(settings, 'search')];
  return {
    own: { label: 'Your account', href: accountPaths.page },
    signIn: { label: 'Sign in', href: signInAddress({ type: 'watchlist', redirect, back }) },
  };
}

function announcementOf(
  { header: { announcement } }: SiteSettings,
  linkTo: (label: string, link: string) => NavigationLink | null,
): HeaderView['announcement'] {
  if (announcement === null) return null;
  const { text, link } = announcement;
  return { text, link: link === null ? null : linkTo(text, link) };
}
