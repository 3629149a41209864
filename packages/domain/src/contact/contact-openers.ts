/**
 * @planned VDP-5.3
 * @planned VDP-5.4
 * @planned NAV-4.3
 */
import type { SiteSettings } from '../settings/registry.ts';
import { safeLink } from '../core/safe-link.ts';

export interface OpenerSettings {
  readonly contact: Pick<
    SiteSettings['contact'],
    'hasChat' | 'chatScriptUrl' | 'hasAssistant' | 'assistantName' | 'assistantGreeting'
  >;
  readonly sidebarButtons: Pick<
    SiteSettings['sidebarButtons'],
    'enquireText' | 'chatText' | 'assistantText' | 'opensAssistantOnEnquire'
  >;
}

export type Opened =
  | { readonly kind: 'enquiry' }
  | { readonly kind: 'chat'; readonly scriptUrl: string }
  | { readonly kind: 'assistant'; readonly name: string; readonly greeting: string };

export interface Opener {
  readonly text: string;
  readonly opens: Opened;
}

/** The enquire button: it opens the form, or the AI assistant where the site has one and wants that (VDP-5). */
export function enquireOpener({ contact, sidebarButtons }: OpenerSettings): Opener {
  const begins = sidebarButtons.opensAssistantOnEnquire ? assistant(contact) : null;
  return { text: sidebarButtons.enquireText, opens: begins ?? { kind: 'enquiry' } };
}

/** The chat button, which opens the web chat (VDP-5); null where there is no chat to open. */
export function chatOpener({ contact, sidebarButtons }: OpenerSettings): Opener | null {
  const script = safeLink(contact.chatScriptUrl);
  if (!contact.hasChat || script?.kind !== 'external') return null;
  return { text: sidebarButtons.chatText, opens: { kind: 'chat', scriptUrl: script.href } };
}

/** The button of the AI assistant; null where there is none, or where the enquire button already opens it (VDP-5). */
export function assistantOpener({ contact, sidebarButtons }: OpenerSettings): Opener | null {
  const opens = assistant(contact);
  if (!opens || sidebarButtons.opensAssistantOnEnquire) return null;
  return { text: sidebarButtons.assistantText, opens };
}

function assistant(contact: OpenerSettings['contact']): Opened | null {
  const { hasAssistant, assistantName: name, assistantGreeting: greeting } = contact;
  return hasAssistant ? { kind: 'assistant', name, greeting } : null;
}

/** The 'EMAIL US' button of the header, which opens the enquiry as a dialog (NAV-4); null where it is off. */
export function emailOpener({
  header,
}: {
  readonly header: Pick<SiteSettings['header'], 'showsEmail' | 'emailText'>;
}): Opener | null {
  return header.showsEmail ? { text: header.emailText, opens: { kind: 'enquiry' } } : null;
}
