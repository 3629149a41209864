import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that another colour scheme can break; the rest is the same markup. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Reports nothing of what passes, and needs no second page, as no page shows a document of another origin. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

/** What breaks WCAG A or AA on a page, or in a part of it. */
export async function wcagViolations(page: Page, within?: string): Promise<Violations> {
  const whole = axe(page).withTags(tags);
  const { violations } = await (within === undefined ? whole : whole.include(within)).analyze();
  return violations;
}

/** What the colours of a page break, for a page that was looked at in other colours. */
export async function colourViolations(page: Page): Promise<Violations> {
  const { violations } = await axe(page).withRules(colourRules).analyze();
  return violations;
}

/** The same, each as a line. */
export async function wcagFaults(page: Page, within?: string): Promise<readonly string[]> {
  const violations = await wcagViolations(page, within);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}
