import type { SiteContext } from '../site/site-context.ts';

/** A site for pages whose visitors want to call: on them it may show whole numbers that it masks elsewhere (RULE-11). */
export function withWholeNumbers(context: SiteContext): SiteContext {
  const { contact } = context.settings;
  const masksPhone = contact.masksPhone && contact.masksPhoneOnContactPage;
  return { ...context, settings: { ...context.settings, contact: { ...contact, masksPhone } } };
}
