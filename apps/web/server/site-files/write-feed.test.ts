import type { BlogFeed } from '@forecourt/app/pages/show-blog-feed';
import { describe, expect, it } from 'vitest';
import { writeFeed } from './write-feed.ts';

const feed: BlogFeed = {
  title: 'Harbourside & Sons',
  description: 'Articles by Harbourside.',
  link: 'https://a.example/blog',
  self: 'https://a.example/blog/feed',
  items: [
    {
      title: 'Two <b>utes</b>\u0007',
      link: 'https://a.example/blog/two-utes?x=1&y=2',
      description: 'Which one?',
      category: 'Vehicle reviews',
      publishedAt: new Date('2026-11-09T02:00:00Z'),
      imageUrl: 'https://a.example/media/u.jpg',
    },
    {
      title: 'Bare',
      link: 'https://a.example/blog/bare',
      description: null,
      category: null,
      publishedAt: null,
      imageUrl: null,
    },
  ],
};

describe('PAGE-2.2 a feed in RSS 2.0', () => {
  const xml = writeFeed(feed);

  it('says what it is of, and where it lies', () => {
    expect(xml).toContain('<rss version="2.0"');
    expect(xml).toContain('<title>Harbourside &amp; Sons</title><link>https://a.example/blog</link>');
    expect(xml).toContain(
      '<atom:link href="https://a.example/blog/feed" rel="self" type="application/rss+xml"/>',
    );
    expect(xml).toContain('<lastBuildDate>Mon, 09 Nov 2026 02:00:00 GMT</lastBuildDate>');
  });

  it('writes each article with what is known of it', () => {
    expect(xml).toContain('<title>Two &lt;b&gt;utes&lt;/b&gt;</title>');
    expect(xml).toContain('<guid isPermaLink="true">https://a.example/blog/two-utes?x=1&amp;y=2</guid>');
    expect(xml).toContain('<pubDate>Mon, 09 Nov 2026 02:00:00 GMT</pubDate>');
    expect(xml).toContain('<media:content url="https://a.example/media/u.jpg" medium="image"/>');
    const [, , bare = ''] = xml.split('<item>');
    expect(bare).not.toMatch(/description|category|pubDate|media:content/);
  });

  it('says no date where nothing was published', () => {
    expect(writeFeed({ ...feed, items: [] })).not.toContain('lastBuildDate');
  });
});
