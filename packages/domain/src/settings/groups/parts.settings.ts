import { settingsGroup } from '../define-setting.ts';
import { choice, toggle, wording } from './values/setting-kinds.ts';

export const parts = settingsGroup('Parts', {
  takesRequests: toggle({
    default: false,
    label: 'Requests for parts',
    help: 'The site has a page on which visitors ask for a part or an accessory in their own words.',
    editableBy: 'group',
    from: ['/parts/search, /models', 'PAGE-5'],
  }),
  looksUpPlates: toggle({
    default: false,
    label: 'Find the vehicle by its plate',
    help: 'Visitors who ask for a part can have their vehicle found by its rego. Each lookup costs money: the limits of trade-ins hold for them too.',
    editableBy: 'group',
    from: ['/parts/search, /models', 'PAGE-5'],
  }),
  takesPhotos: toggle({
    default: true,
    label: 'Photos of the part',
    help: 'Visitors who ask for a part can add photos of it: as many and as large as those of a car that they sell.',
    editableBy: 'group',
    from: ['/parts/search, /models', 'PAGE-5'],
  }),
  thanksText: wording({
    max: 200,
    default: 'Our parts team looks for it, and tells you the part number, the price and when it’ll be here.',
    label: 'Words after a request for a part',
    help: 'What the page after the form says under its heading, which names the person and by when they hear from you.',
    from: ['/parts/search, /models', 'PAGE-5'],
  }),
  path: choice({
    options: ['/parts/search', '/vehicle-parts-and-accessories', '/accessories'],
    default: '/parts/search',
    label: 'Address of the parts page',
    help: 'Where visitors ask for a part. The other two lead there, unless staff published a page of their own.',
    editableBy: 'operator',
    from: ['/vehicle-parts-and-accessories, /accessories', 'URL-8'],
  }),
});
