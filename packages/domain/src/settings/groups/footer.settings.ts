import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { labelledLink } from './values/links.ts';
import { optionalLink, prose, toggle } from './values/setting-kinds.ts';
import { line } from './values/texts.ts';

const socialLinks = 'facebook_url, instagram_url, youtube_url' as const;

export const footer = settingsGroup('Footer', {
  groups: setting({
    schema: z.array(z.strictObject({ title: line(30), links: z.array(labelledLink).min(1).max(12) })).max(6),
    default: [
      {
        title: 'Buy',
        links: [
          { label: 'Offers', link: '/offers' },
          { label: 'New', link: '/search/new-cars' },
          { label: 'Demo', link: '/search/demo-cars' },
          { label: 'Used cars', link: '/search/used-cars' },
          { label: 'Finance', link: '/finance' },
        ],
      },
      {
        title: 'Sell',
        links: [
          { label: 'Sell my car', link: '/sell-my-car' },
          { label: 'Trade in', link: '/trade-in' },
        ],
      },
      {
        title: 'Service & parts',
        links: [
          { label: 'Service', link: '/service' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'Roadside assist', link: '/roadside-assist' },
          { label: 'Accessories', link: '/accessories' },
        ],
      },
      {
        title: 'About',
        links: [
          { label: 'About us', link: '/about-us' },
          { label: 'Careers', link: '/careers' },
          { label: 'Contact us', link: '/contact-us' },
        ],
      },
    ],
    label: 'Groups of links',
    help: 'The columns of links at the foot of every page; a link to a page that the site does not have is left out.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['The footer has similar groups', 'header and footer links, button sets', 'NAV-3'],
  }),
  facebookUrl: optionalLink({
    label: 'Facebook',
    help: 'The footer links to it; without an address there is no link.',
    editableBy: 'dealer',
    from: [socialLinks, 'NAV-3'],
  }),
  instagramUrl: optionalLink({
    label: 'Instagram',
    help: 'The footer links to it; without an address there is no link.',
    editableBy: 'dealer',
    from: [socialLinks, 'NAV-3'],
  }),
  youtubeUrl: optionalLink({
    label: 'YouTube',
    help: 'The footer links to it; without an address there is no link.',
    editableBy: 'dealer',
    from: [socialLinks, 'NAV-3'],
  }),
  aboutText: prose({
    max: 400,
    default: '',
    label: 'About the dealer',
    help: 'A few words under the name at the foot of every page.',
    from: ['NAV-3'],
  }),
  legalText: prose({
    max: 1500,
    editableBy: 'group',
    default: '',
    label: 'Legal words',
    help: 'Stands at the very end of every page, after what the law of the state asks for.',
    from: ['LAW-2'],
  }),
  showsHours: toggle({
    default: true,
    label: 'Hours in the footer',
    help: 'The footer lists the opening hours of the main location.',
    editableBy: 'dealer',
    from: ['find dealership locations, opening hours and ratings', 'NAV-3'],
  }),
});
