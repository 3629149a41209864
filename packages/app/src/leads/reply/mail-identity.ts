import type { MailDomain } from '../../ports/leads/mail-domain-store.port.ts';

/** As whom a mail goes. */
export interface MailIdentity {
  readonly address: string;
  /** The host of the return path. */
  readonly returnHost?: string;
  /** The domain that signs it; null: it goes from the platform's own address. */
  readonly signedBy: string | null;
}

/** Under the dealer's own domain mail comes back to this name, which leads to the platform. */
export const returnName = 'bounces';

/** The dealer's own domain where its DNS was seen to allow it, else the platform's address. */
export function mailIdentity(
  proved: MailDomain | null,
  platform: { readonly mailFrom: string; readonly canSign: boolean },
): MailIdentity {
  if (proved === null || !platform.canSign) return { address: platform.mailFrom, signedBy: null };
  const { domain } = proved;
  return { address: `sales@${domain}`, returnHost: `${returnName}.${domain}`, signedBy: domain };
}
