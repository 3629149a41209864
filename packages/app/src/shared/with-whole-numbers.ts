import type { SiteContext } from '../site/site-context.ts';

/** A site as its customers see it: nobody masks a number from somebody who has just written (RULE-11). */
export function withWholeNumbers(context: SiteContext): SiteContext {
  const { settings } = context;
  return { ...context, settings: { ...settings, contact: { ...settings.contact, masksPhone: false } } };
}
