export type AlertChannel = 'email' | 'sms';

interface Alerted {
  readonly siteName: string;
  readonly channel: AlertChannel;
}

/**
 * What stands beside the box that asks for messages about saved cars, and is kept as what was agreed to: who sends
 * them, where to, what about, and that there is a way out (Spam Act 2003).
 */
export function alertConsentWording({ siteName, channel }: Alerted, address: string): string {
  const sends = channel === 'email' ? 'email' : 'text';
  return `${siteName} may ${sends} me at ${address} when one I’ve saved drops in price, is reserved or sells. I can stop this any time with the link in each message.`;
}

export interface AlertMessage {
  readonly subject: string;
  readonly text: string;
}

/** A message about a saved car: it says who sends it, why, and how to stop it (Spam Act 2003). */
export function alertMessage(
  { siteName, channel }: Alerted,
  {
    carName,
    news,
    carUrl,
    unsubscribeUrl,
  }: Readonly<Record<'carName' | 'news' | 'carUrl' | 'unsubscribeUrl', string>>,
): AlertMessage {
  const subject = `${carName} ${news}`;
  if (channel === 'sms')
    return { subject, text: `${siteName}: ${subject}. ${carUrl} Stop: ${unsubscribeUrl}` };
  const text = [
    `The ${subject}.`,
    `See it: ${carUrl}`,
    `You’re getting this because you saved it at ${siteName} and asked us to keep you posted.`,
    `Stop these messages: ${unsubscribeUrl}`,
  ].join('\n\n');
  return { subject, text };
}
