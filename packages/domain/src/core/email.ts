const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** No top-level domain is a number, so that an address of a machine is not taken for one of a person. */
const topLevel = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/**
 * Reads an email address that looks deliverable (FORM-7), with its domain in lower case; null otherwise.
 * Spaces, line breaks, commas, quotes and angle brackets are in none, so that an address can stand in the
 * header of a mail as it is.
 */
export function parseEmail(text: string): string | null {
  if (text.length > 254) return null;
  const at = text.indexOf('@');
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (at < 1 || local.length > 64 || !localPart.test(local)) return null;
  const isDomain = topLevel.test(domain) && domain.split('.').every((part) => label.test(part));
  return isDomain ? `${local}@${domain.toLowerCase()}` : null;
}
