import { setting, settingsGroup } from '../define-setting.ts';
import { stateCodes, timeZones } from './values/australia.ts';
import { choice, prose, toggle, wording } from './values/setting-kinds.ts';
import { line, mailAddress } from './values/texts.ts';

export const site = settingsGroup('Site', {
  timeZone: choice({
    options: timeZones,
    default: 'Australia/Brisbane',
    label: 'Time zone',
    help: 'Promotions start and end, and opening hours are read, by the clock of this place.',
    editableBy: 'operator',
    from: ['A stocktake promo is active 2025-01-01 to 2025-02-01 (+10:00)', 'RULE-12'],
  }),
  defaultState: choice({
    options: stateCodes,
    default: 'qld',
    label: 'State',
    help: 'The state chosen beforehand in forms and in the finance calculator, and the state whose rules the pages are checked against.',
    editableBy: 'group',
    from: ['default state qld', 'LAW-1'],
  }),
  overrideCity: setting({
    schema: line(60).nullable(),
    default: null,
    label: 'City shown for every car',
    help: 'Cards and pages name this city instead of the city of the yard where the car stands.',
    editor: 'text',
    editableBy: 'group',
    from: ['config overrides, override_city'],
  }),
  titleSuffix: setting({
    schema: line(60, ['site']).nullable(),
    default: '{site}',
    label: 'End of page titles',
    help: 'Stands after the title of each page in browser tabs and search results; {site} becomes the name of the site.',
    editor: 'text',
    editableBy: 'dealer',
    from: ['SRCH-19'],
  }),
  description: prose({
    max: 300,
    default: '',
    label: 'Description for search engines',
    help: 'Search engines show it under the home page where they find nothing better; empty leaves it to the page.',
    from: ['SRCH-19'],
  }),
  strapline: wording({
    max: 80,
    default: 'New, used and demo cars',
    label: 'Line under the name',
    help: 'Stands beside the name of the site where there is no logo, and in the preview when a page is shared.',
    from: ['shows a searchable stock of new, used and demo vehicles'],
  }),
  usesRedbook: toggle({
    default: false,
    label: 'RedBook lookups',
    help: 'What the lookup of a plate leaves out of a car is filled in from its RedBook code; the vendor charges for each lookup.',
    editableBy: 'operator',
    from: ['override_city, redbook, autograb, search_categories'],
  }),
  usesAutograb: toggle({
    default: false,
    label: 'AutoGrab data',
    help: 'Market averages are fetched for the cars of this site, which reserving online by the standard rule also needs.',
    editableBy: 'operator',
    from: ['and the dealer has autograb enabled', 'average_market_price, state_average_market_price'],
  }),
  securityContact: setting({
    schema: mailAddress.nullable(),
    default: null,
    label: 'Address for reports of weaknesses',
    help: 'Whoever finds a weakness of the site reads in its security.txt to write here; empty names the address of the platform.',
    editor: 'text',
    editableBy: 'group',
    from: ['TEN-8'],
  }),
  bindsSubdomains: toggle({
    default: false,
    label: 'Encrypt every name under the domain',
    help: 'Browsers refuse unencrypted pages of every name under the domain of this site for a year, also those that somebody else runs. Switch it on only when all of them are encrypted.',
    editableBy: 'operator',
    from: ['TEN-1'],
  }),
  hidesFromSearchEngines: toggle({
    default: false,
    label: 'Keep search engines away',
    help: 'Search engines are asked not to list any page, as for a site that has not opened yet.',
    editableBy: 'group',
    from: ['SRCH-19'],
  }),
});
