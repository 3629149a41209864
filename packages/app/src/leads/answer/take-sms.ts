import type { SmsKeeper } from '../../ports/leads/reply-directory.port.ts';

export interface TakeSmsPorts {
  readonly keeper: SmsKeeper;
  /** Whether the vendor itself posted these fields to the address that it was given. */
  readonly isSigned: (fields: Readonly<Record<string, string>>, signature: string) => boolean;
}

export type TakenSms = 'kept' | 'repeated' | 'forged' | 'malformed';

const longest = 1_600 * 2;

/** Keeps an SMS as Twilio posts it, before anybody looks whose it is. Throws where it cannot be kept: the vendor is told so. */
export async function takeSms(
  { keeper, isSigned }: TakeSmsPorts,
  fields: Readonly<Record<string, string>>,
  signature: string | null,
): Promise<TakenSms> {
  if (signature === null || !isSigned(fields, signature)) return 'forged';
  const { MessageSid: messageId = '', From: fromNumber = '', To: toNumber = '', Body: body = '' } = fields;
  const isOne =
    /^[A-Za-z0-9-]{4,100}$/.test(messageId) &&
    /^\+\d{6,15}$/.test(fromNumber) &&
    toNumber.length >= 3 &&
    toNumber.length <= 40;
  if (!isOne) return 'malformed';
  const words = body.replaceAll('\0', '').toWellFormed().slice(0, longest);
  const isNew = await keeper.keep({ provider: 'sms', messageId, fromNumber, toNumber, body: words });
  return isNew ? 'kept' : 'repeated';
}
