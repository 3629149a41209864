import { expect, it } from 'vitest';
import { refusedLicences } from './find-licences.ts';

it.each([
  ['MIT', 'a', true],
  ['(MIT OR GPL-3.0-only)', 'a', true],
  ['(MIT AND Zlib)', 'a', true],
  ['(MIT AND GPL-3.0-only)', 'a', false],
  ['GPL-3.0-only', 'a', false],
  ['AGPL-3.0-only', 'a', false],
  ['Unknown', 'a', false],
  ['MPL-2.0', 'axe-core', true],
  ['MPL-2.0', 'a', false],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
  ['GPL-3.0-only', '@img/sharp-libvips-linux-x64', false],
])('L12 a licence %s of %s may be there: %s', (licence, name, isFine) => {
  expect(refusedLicences({ [licence]: [{ name }] })).toEqual(isFine ? [] : [{ name, licence }]);
});
