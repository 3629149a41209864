import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { blockPage } from './block-page.ts';
import { blockKinds, type BlockWord } from './blocks/block-kinds.ts';
import { showBlocks } from './show-blocks.ts';
import { memoryPagePorts } from './test/memory-page-ports.ts';

const now = new Date('2026-11-16T00:00:00Z');
const show = async (stored: unknown) =>
  showBlocks(stored, await blockPage(memoryPagePorts().ports, contextOf('harbour'), now));

const text = { block: 'text', paragraphs: ['Bring it in.'] };
const words = Object.keys(blockKinds) as BlockWord[];

describe('PAGE-1.1 the blocks of a page', () => {
  it('are shown in their order', async () => {
    const { blocks } = await show([{ block: 'heading', text: 'How' }, text]);
    expect(blocks.map(({ block }) => block)).toEqual(['heading', 'text']);
  });

  it.each<[string, unknown, string]>([
    ['of no known kind', { block: 'carousel3d' }, 'there is no such kind of block'],
    ['that is no block', 'hello', 'there is no such kind of block'],
    ['that does not fit its kind', { block: 'text', paragraphs: 'one' }, 'paragraphs: invalid_type'],
    ['that says more than its kind', { ...text, html: '<b>' }, ': unrecognized_keys'],
    ['whose picture is a script', { block: 'picture', url: 'javascript:alert(1)', alt: '' }, 'url: custom'],
  ])('go on without one %s, and name it', async (_, stored, problem) => {
    const { blocks, broken } = await show([text, stored, text]);
    expect(blocks).toHaveLength(2);
    expect(broken).toMatchObject([{ index: 1, problem }]);
  });

  it.each([[null], ['text'], [{ block: 'text' }], [undefined]])(
    'are none where %j is stored',
    async (stored) => {
      expect((await show(stored)).blocks).toEqual([]);
    },
  );

  it.each(words)('%s takes the sample that an editor begins with', (word) => {
    const { schema, sample } = blockKinds[word];
    expect(schema.safeParse(sample).success).toBe(true);
  });

  it('are plain data: a page travels to the browser as JSON', async () => {
    const { blocks } = await show(
      words.map((word) => Object.assign({ block: word }, blockKinds[word].sample)),
    );
    expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks);
    expect(blocks.length).toBeGreaterThan(8);
  });
});

describe('PAGE-1.1 links that staff wrote', () => {
  const card = { title: 'Us', text: 'Here.', label: 'Go' };
  const cardsTo = async (link: string) =>
    (await show([{ block: 'cards', cards: [{ ...card, link }] }])).blocks[0];

  it.each([
    ['to a page that is there', '/search/used-cars', '/search/used-cars'],
    ['to another site', 'https://maker.example/', 'https://maker.example/'],
  ])('are drawn %s', async (_, link, href) => {
    expect(await cardsTo(link)).toMatchObject({ view: { cards: [{ link: { href } }] } });
  });

  it.each(['/parts/search', '/nowhere', 'javascript:alert(1)'])('are not drawn to %s', async (link) => {
    expect(await cardsTo(link)).toMatchObject({ view: { cards: [{ title: 'Us', link: null }] } });
  });

  it('leave out a call to action that leads nowhere', async () => {
    expect((await show([{ block: 'callToAction', ...card, link: '/parts/search' }])).blocks).toEqual([]);
  });
});
