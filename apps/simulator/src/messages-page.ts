import type { TakenMessage } from './sms-vendor.ts';

/** What was sent, for a person who develops: the phone that nobody has. */
export function messagesPage(messages: readonly TakenMessage[]): string {
  const rows = messages.map(
    ({ to, from, text, takenAt }) =>
      `<article><h2>${escaped(to)}</h2><p><small>${escaped(takenAt)} from ${escaped(from)}</small></p><pre>${escaped(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="3"><title>Messages</title></head><body><h1>Messages</h1>
${rows.join('\n') || '<p>None yet. Codes of the sign-in page arrive here while a worker runs.</p>'}</body></html>`;
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
