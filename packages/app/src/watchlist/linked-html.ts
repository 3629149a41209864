import { escapeMarkup } from '../shared/plain-text.ts';

/** The same words as a plain text, each paragraph by itself and addresses as links. */
export function linkedHtml(text: string): string {
  const linked = escapeMarkup(text).replaceAll(/https:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return linked
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
