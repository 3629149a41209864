import { createHmac, timingSafeEqual } from 'node:crypto';

/** As Twilio signs what it posts: the address, and each field with its value by name, under the account's token. */
export function twilioSignature(
  token: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): string {
  const said = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}${fields[name] ?? ''}`)
    .join('');
  return createHmac('sha1', token).update(`${url}${said}`).digest('base64');
}

export function isTwilioSigned(
  token: string,
  url: string,
  fields: Readonly<Record<string, string>>,
  signature: string,
): boolean {
  const [expected, given] = [Buffer.from(twilioSignature(token, url, fields)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
