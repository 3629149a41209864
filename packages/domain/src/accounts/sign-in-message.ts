/** What the SMS with a code says (AUTH-1). */
export interface CodeMessage {
  readonly code: string;
  readonly siteName: string;
  readonly minutes: number;
  /** Under which the site was asked, without a port. */
  readonly host: string;
}

const longestName = 60;

/**
 * The words of the SMS. The last line is for the phone: by it a browser offers the code on this site, and on no
 * site that only looks like it.
 */
export function signInMessage({ code, siteName, minutes, host }: CodeMessage): string {
  const name = siteName.replaceAll(/\s+/g, ' ').slice(0, longestName).trim();
  return `${code} is your code for ${name}. It works for ${minutes} minutes. Nobody from us will ask you for it.\n\n@${host} #${code}`;
}
