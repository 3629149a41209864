import type { BlogFeed, BlogFeedItem } from '@forecourt/app/pages/show-blog-feed';
import { escape } from '@forecourt/server/http/escape';

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/** Writes a feed in RSS 2.0, with its own address as feed readers want it. */
export function writeFeed({ title, description, link, self, items }: BlogFeed): string {
  const newest = items[0]?.publishedAt ?? null;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>`,
    element('title', title),
    element('link', link),
    element('description', description),
    '<language>en-au</language>',
    `<atom:link href="${text(self)}" rel="self" type="application/rss+xml"/>`,
    newest ? element('lastBuildDate', newest.toUTCString()) : '',
    ...items.map(writeItem),
    '</channel></rss>\n',
  ].join('');
}

function writeItem({ title, link, description, category, publishedAt, imageUrl }: BlogFeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${text(link)}</guid>`,
    description === null ? '' : element('description', description),
    category === null ? '' : element('category', category),
    publishedAt === null ? '' : element('pubDate', publishedAt.toUTCString()),
    imageUrl === null ? '' : `<media:content url="${text(imageUrl)}" medium="image"/>`,
    '</item>',
  ].join('');
}

function element(name: string, words: string): string {
  return `<${name}>${text(words)}</${name}>`;
}

/** XML knows no control characters, however they are written: a pasted one would make the whole feed unreadable. */
function text(words: string): string {
  // oxlint-disable-next-line no-control-regex
  return escape(words.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));
}
