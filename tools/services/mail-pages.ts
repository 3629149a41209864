import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MailStore } from './mail-store.ts';
import { readMail, type ReadMail } from './read-mail.ts';

/**
 * For tests: GET /messages?to=&limit= and DELETE /messages, as JSON, newest first; GET /messages/{id}/source
 * for the message as it came. For a person: GET /.
 */
export async function handleMailRequest(
  store: MailStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, type, body } = await mailResponse(store, request.method ?? 'GET', request.url ?? '/').catch(
    (error: unknown): MailResponse => ({ status: 500, type: 'text/plain', body: String(error) }),
  );
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

interface MailResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

async function mailResponse(store: MailStore, method: string, target: string): Promise<MailResponse> {
  const url = new URL(target, 'http://localhost');
  const read = (to: string | null, limit: number) => Promise.all(store.find({ to, limit }).map(readMail));
  const id = /^\/messages\/(\d+)\/source$/.exec(url.pathname)?.[1];
  const mail = id === undefined ? null : store.get(Number(id));
  switch (`${method} ${mail ? 'source' : url.pathname}`) {
    case 'GET /messages': {
      const limit = Math.min(Number(url.searchParams.get('limit')) || 200, 5000);
      return json(await read(url.searchParams.get('to'), limit));
    }
    case 'DELETE /messages':
      return json({ deleted: store.clear() });
    case 'GET source':
      return { status: 200, type: 'text/plain; charset=utf-8', body: mail?.source ?? '' };
    case 'GET /':
      return { status: 200, type: 'text/html; charset=utf-8', body: mailPage(await read(null, 200)) };
    default:
      return { status: 404, type: 'text/plain', body: 'Try GET / or GET /messages?to=someone@example.com\n' };
  }
}

function json(value: unknown): MailResponse {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) };
}

function mailPage(mails: readonly ReadMail[]): string {
  const rows = mails.map((mail) => {
    const files = mail.attachments.map(({ name, size }) => `${escapeHtml(name)} (${size} bytes), `).join('');
    const subject = escapeHtml(mail.subject || '(no subject)');
    return `<details><summary>${mail.receivedAt} <b>${subject}</b> from ${escapeHtml(mail.from)} to ${escapeHtml(mail.to.join(', '))}</summary>
<pre>${escapeHtml(mail.text)}</pre><p>${files}<a href="/messages/${mail.id}/source">source</a></p></details>`;
  });
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Mail</title><h1>Mail</h1>
${rows.join('\n') || '<p>No messages yet.</p>'}</html>`;
}

/** Mail is written by strangers, in tests even more so. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
