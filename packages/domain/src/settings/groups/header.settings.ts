import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { labelledLink, link } from './values/links.ts';
import { optionalLink, toggle, wording } from './values/setting-kinds.ts';
import { line } from './values/texts.ts';

/** One place of the main menu: a plain link, a list of links, or one of the menus that stock fills. */
const menuItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('link'), label: line(30), link }),
  z.strictObject({ kind: z.literal('links'), label: line(30), links: z.array(labelledLink).min(1).max(12) }),
  z.strictObject({ kind: z.literal('models'), label: line(30) }),
  z.strictObject({ kind: z.literal('brands'), label: line(30) }),
]);

export const header = settingsGroup('Header', {
  logoUrl: optionalLink({
    label: 'Logo',
    help: 'The picture at the top left of every page; without one the name of the site stands there.',
    editableBy: 'dealer',
    from: ['slug, template, name, id, logo url', 'TEN-2'],
  }),
  logoOnDarkUrl: optionalLink({
    label: 'Logo on dark ground',
    help: 'Used in dark mode and on pictures, where the usual logo could not be seen.',
    editableBy: 'dealer',
    from: ['TEN-2'],
  }),
  markUrl: optionalLink({
    label: 'Mark',
    help: 'A small square sign beside the name of the site, where there is no logo that holds the name.',
    editableBy: 'dealer',
    from: ['TEN-2'],
  }),
  markOnDarkUrl: optionalLink({
    label: 'Mark on dark ground',
    help: 'Used in dark mode and on pictures, where the usual mark could not be seen.',
    editableBy: 'dealer',
    from: ['TEN-2'],
  }),
  faviconUrl: optionalLink({
    label: 'Sign in the browser tab',
    help: 'A small square picture that browsers show in tabs and bookmarks.',
    editableBy: 'dealer',
    from: ['TEN-2'],
  }),
  menu: setting({
    schema: z.array(menuItem).max(9),
    default: [
      { kind: 'link', label: 'Home', link: '/' },
      { kind: 'models', label: 'Our range' },
      {
        kind: 'links',
        label: 'Our stock',
        links: [
          { label: 'Offers', link: '/offers' },
          { label: 'Vehicle models', link: '/models' },
          { label: 'New', link: '/search/new-cars' },
          { label: 'Demo', link: '/search/demo-cars' },
          { label: 'Used cars', link: '/search/used-cars' },
        ],
      },
      { kind: 'link', label: 'Sell my car', link: '/sell-my-car' },
      { kind: 'link', label: 'Finance', link: '/finance' },
      {
        kind: 'links',
        label: 'Service & parts',
        links: [
          { label: 'Service', link: '/service' },
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Parts & accessories', link: '/vehicle-parts-and-accessories' },
        ],
      },
      {
        kind: 'links',
        label: 'More',
        links: [
          { label: 'About us', link: '/about-us' },
          { label: 'Fleet', link: '/fleet' },
          { label: 'Careers', link: '/careers' },
          { label: 'Contact us', link: '/contact-us' },
        ],
      },
    ],
    label: 'Main menu',
    help: 'The links and menus at the top of every page; a link to a page that the site does not have is left out.',
    editor: 'table',
    editableBy: 'dealer',
    from: [
      'stock dropdown (Offers, Vehicle Models, New, Demo, Used Cars)',
      'wording, header and footer links',
      'There is a brand logo mega-menu',
      'xtime_url, navigation, config overrides',
      'NAV-1',
    ],
  }),
  overviewText: wording({
    max: 30,
    default: 'Overview',
    label: 'To all models',
    help: 'The words on the link in the models menu that leads to the page of all models.',
    from: ['with an Overview link to /models', 'NAV-2'],
  }),
  opensOnHover: toggle({
    default: true,
    label: 'Menus open under the pointer',
    help: 'Menus open when the pointer rests on them; without it they open by click or key only.',
    editableBy: 'dealer',
    from: ['Header dropdowns open and close on hover or click', 'NAV-1'],
  }),
  emailText: wording({
    max: 30,
    default: 'Email us',
    label: 'Email button',
    help: 'The words on the button that opens the enquiry as a dialog.',
    from: ["An 'EMAIL US' modal trigger exists", 'NAV-4'],
  }),
  showsEmail: toggle({
    default: true,
    label: 'Email button in the header',
    help: 'The header carries the button that opens the enquiry as a dialog.',
    editableBy: 'dealer',
    from: ["An 'EMAIL US' modal trigger exists", 'NAV-4'],
  }),
  showsPhone: toggle({
    default: true,
    label: 'Phone in the header',
    help: 'The header carries the phone number of the main location, masked until it is asked for.',
    editableBy: 'dealer',
    from: ['reveal a dealer phone number', 'NAV-1'],
  }),
  showsOpenToday: toggle({
    default: false,
    label: 'Open today',
    help: 'The header says until when the main location is open today.',
    editableBy: 'dealer',
    from: ['find dealership locations, opening hours and ratings'],
  }),
  button: setting({
    schema: labelledLink.nullable(),
    default: null,
    label: 'Button in the header',
    help: 'One button at the end of the menu on large screens, such as Book a service.',
    editor: 'link',
    editableBy: 'dealer',
    from: ['NAV-1'],
  }),
  announcement: setting({
    schema: z.strictObject({ text: line(120), link: link.nullable() }).nullable(),
    default: null,
    label: 'Announcement',
    help: 'A line over the header of every page, such as changed hours; it can lead to a page.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['NAV-1'],
  }),
});
