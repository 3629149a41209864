import { expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { guaranteeText } from './guarantee-text.ts';

const { law } = resolveSettings([]).settings;

it('LAW-2.9 adds the statement where the site does', () => {
  expect(guaranteeText(law)).toBeNull();
  expect(guaranteeText({ ...law, addsGuaranteeText: true })).toMatch(
    /^Our goods come with guarantees that cannot be excluded/,
  );
});
