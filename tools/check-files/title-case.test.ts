import { expect, it } from 'vitest';
import { titleCase } from './title-case.ts';

const settings = 'packages/domain/src/settings/groups/locations.settings.ts';

it.each([
  [settings, "default: 'View Details',"],
  [settings, "default: 'BOOK NOW',"],
  [settings, "label: 'Why Buy From Us?',"],
  ['packages/app/src/pages/blocks/finder.ts', "const text = isOpen ? 'Close' : 'Search Our Stock';"],
  ['apps/web/app/features/layout/header.tsx', '<b>Get Directions</b>'],
  ['apps/web/app/features/layout/header.tsx', '<nav aria-label="Main Menu">'],
])('finds title case in %s: %s', (path, text) => {
  expect(titleCase(path, text)).toMatch(/is in title case/);
});

it.each([
  [settings, "default: 'View details',"],
  [settings, "default: 'ANCAP rating',"],
  [settings, `from: ["Map heading: 'Find Us Here'", 'LOC-3'],`],
  [settings, "/** The heading over a map: 'Find Us Here'. */"],
  ['packages/domain/src/leads/lead-category.ts', "category: 'General Enquiry'"],
  ['packages/domain/src/settings/groups/locations.settings.test.ts', "'View Details'"],
  ['tools/settings-doc.ts', "'View Details'"],
])('accepts in %s: %s', (path, text) => {
  expect(titleCase(path, text)).toBeUndefined();
});
