import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { choices, pagePath, prose, toggle, wholeNumber, wording } from './values/setting-kinds.ts';

export const pages = settingsGroup('Pages and blog', {
  usesPagesPath: toggle({
    default: false,
    label: 'Pages under /pages',
    help: 'Pages that the dealer writes lie under /pages instead of directly under the name of the site.',
    editableBy: 'operator',
    from: ['(under /pages/ on sites that use a pages path)', 'URL-8'],
  }),
  privacyPath: pagePath({
    default: '/privacy-policy',
    label: 'Address of the privacy policy',
    help: 'Every form and the footer link to it.',
    from: ['/terms-and-conditions, /privacy-policy', 'URL-8'],
  }),
  opensPrivacyInNewTab: toggle({
    default: true,
    label: 'Privacy policy in a new tab',
    help: 'A visitor who opens the privacy policy keeps the form that was being filled in.',
    editableBy: 'dealer',
    from: ['/privacy-policy (opens in a new tab)', 'URL-8'],
  }),
  termsPath: pagePath({
    default: '/terms-and-conditions',
    label: 'Address of the terms',
    help: 'The footer and forms with terms link to it.',
    from: ['/careers, /terms-and-conditions', 'URL-8'],
  }),
  blogPath: pagePath({
    default: '/blog',
    label: 'Address of the blog',
    help: 'Articles and their categories lie under it.',
    from: ['/brands/jeep, /blog/vehicle-reviews', 'PAGE-2'],
  }),
  blogName: wording({
    max: 40,
    default: 'Articles',
    label: 'Name of the blog',
    help: 'Stands over the list of articles, in the way to it from each of them, and on the link that leads there from other pages. Menus should say the same.',
    from: ['/brands/jeep, /blog/vehicle-reviews', 'PAGE-2'],
  }),
  blogCategories: setting({
    schema: z
      .array(
        z.strictObject({
          slug: z
            .string()
            .max(40)
            .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write it as in an address: vehicle-reviews.'),
          name: z.string().trim().min(1).max(40),
        }),
      )
      .max(20),
    default: [{ slug: 'vehicle-reviews', name: 'Vehicle reviews' }],
    label: 'Categories of the blog',
    help: 'Each category has a page of its own under the blog.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['/blog/vehicle-reviews', 'PAGE-2'],
  }),
  blogLead: prose({
    max: 200,
    default: '',
    label: 'Under the heading of the blog',
    help: 'Who writes there and about what, in a sentence; empty leaves it away.',
    editableBy: 'dealer',
    from: ['PAGE-2'],
  }),
  blogPageSize: wholeNumber({
    min: 3,
    max: 60,
    default: 12,
    label: 'Articles per page',
    help: 'How many articles a page of the blog lists.',
    editableBy: 'dealer',
    from: ['read reviews and blogs', 'PAGE-2'],
  }),
  blogButtons: choices({
    options: ['testDrive', 'stock', 'reserve'],
    default: ['testDrive', 'stock', 'reserve'],
    label: 'Buttons under an article',
    help: 'What an article invites to do, in this order.',
    editableBy: 'dealer',
    from: ['Blog calls to action: test drive, view stock, reserve online', 'NAV-4'],
  }),
  blogStockText: wording({
    max: 30,
    default: 'View stock',
    label: 'To the stock from an article',
    help: 'The words on the button under an article that leads to the search.',
    from: ['Blog calls to action: test drive, view stock', 'NAV-4'],
  }),
});
