import { safeLink } from '../core/safe-link.ts';
import type { SiteSettings } from '../settings/registry.ts';

export type WebChatSettings = Pick<
  SiteSettings['contact'],
  'hasChat' | 'chatScriptUrl' | 'chatHosts' | 'chatOpens'
>;

/** The widget of a chat service: what is loaded, and what is called once it is there. */
export interface WebChat {
  readonly scriptUrl: string;
  readonly opens: NonNullable<SiteSettings['contact']['chatOpens']>;
}

/**
 * The web chat of a site (TALK-1); null where there is none to open. A script without a word that opens it
 * would leave a button that opens nothing.
 */
export function webChat({ hasChat, chatScriptUrl, chatOpens }: WebChatSettings): WebChat | null {
  const script = safeLink(chatScriptUrl);
  if (!hasChat || chatOpens === null || script?.kind !== 'external') return null;
  return { scriptUrl: script.href, opens: chatOpens };
}

/** The origins that the pages of a site with a web chat may ask, and those of no other site (TALK-1). */
export function chatOrigins(contact: WebChatSettings): readonly string[] {
  const chat = webChat(contact);
  if (!chat) return [];
  return [...new Set([chat.scriptUrl, ...contact.chatHosts.map((host) => `https://${host}`)].map(originOf))];
}

function originOf(address: string): string {
  return address.replace(/^(https:\/\/[^/?#]+).*$/, '$1');
}
