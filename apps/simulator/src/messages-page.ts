import { htmlText } from './html-text.ts';
import type { TakenMessage } from './sms-vendor.ts';

/** What was sent, for a person who develops: the phone that nobody has. */
export function messagesPage(messages: readonly TakenMessage[]): string {
  const rows = messages.map(
    ({ to, from, text, takenAt }) =>
      `<article><h2>${htmlText(to)}</h2><p><small>${htmlText(takenAt)} from ${htmlText(from)}</small></p><pre>${htmlText(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="3"><title>Messages</title></head><body><h1>Messages</h1>
${rows.join('\n') || '<p>None yet. Codes of the sign-in page arrive here while a worker runs.</p>'}</body></html>`;
}
