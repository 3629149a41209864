import { EllipsisVertical, Keyboard, Laptop, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseTheme, chosenTheme, themes, themeWords, type ThemeChoice } from '../../shared/chosen-theme.ts';
import { Kbd } from '../../shared/keys/kbd.tsx';
import { Menu, type MenuSection } from '../../shared/overlays/menu.tsx';
import { openOverlay } from '../../shared/overlays/open-overlay.ts';
import { PersonMark } from '../../shared/person-mark.tsx';
import { useStore } from '../../shared/use-store.ts';
import { useSession } from './session-query.ts';
import { useSignOut } from './use-sign-out.ts';

const themeIcons: Readonly<Record<ThemeChoice, ReactNode>> = {
  system: <Monitor className="i" />,
  light: <Sun className="i" />,
  dark: <Moon className="i" />,
};

function usePersonMenu(): readonly MenuSection[] {
  const { email } = useSession();
  const theme = useStore(chosenTheme);
  const signOut = useSignOut();
  return [
    {
      heading: 'Light or dark',
      items: themes.map((choice) => ({
        text: themeWords[choice],
        icon: themeIcons[choice],
        isChosen: choice === theme,
        run: () => chooseTheme(choice),
      })),
    },
    {
      heading: email,
      items: [
        {
          text: 'Devices and passkeys',
          icon: <Laptop className="i" />,
          run: () => openOverlay.set('devices'),
        },
        {
          text: 'Keys',
          icon: <Keyboard className="i" />,
          end: <Kbd name="keys" />,
          run: () => openOverlay.set('keys'),
        },
        { text: 'Sign out', icon: <LogOut className="i" />, run: () => void signOut() },
      ],
    },
  ];
}

/** Who is signed in, at the foot of the rail. */
export function PersonMenu() {
  const { person, title } = useSession();
  return (
    <Menu label="You" name="person" className="person" sections={usePersonMenu()}>
      <PersonMark person={person} />
      <span className="grow">
        <b className="el">{person.name}</b>
        <span className="xs mut el blk">{title}</span>
      </span>
    </Menu>
  );
}

/** The same on a phone, in the bar at the top. */
export function PersonMenuOnPhone() {
  return (
    <Menu label="More" name="person-phone" className="btn ico ghost" isIcon sections={usePersonMenu()}>
      <EllipsisVertical className="i l" />
    </Menu>
  );
}
