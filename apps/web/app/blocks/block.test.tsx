import { blockKinds, type BlockView, type BlockWord } from '@forecourt/app/pages/blocks/block-kinds';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Block, blockComponents } from './block.tsx';

const draw = (view: BlockView) => renderToString(<Block {...view} />);
const planted = '"><script>alert(1)</script>';

const words = (table: object) => Object.keys(table).toSorted();

describe('PAGE-1.1 what draws blocks', () => {
  it('knows the same words as what makes their views', () => {
    expect(words(blockComponents)).toEqual(words(blockKinds));
  });

  it.each<[BlockWord, BlockView]>([
    ['heading', { block: 'heading', view: { text: planted } }],
    ['text', { block: 'text', view: { paragraphs: [planted] } }],
    ['faq', { block: 'faq', view: { questions: [{ question: planted, answer: planted }] } }],
    ['quote', { block: 'quote', view: { text: planted, who: planted } }],
    ['facts', { block: 'facts', view: { facts: [{ label: planted, value: planted }], areShort: true } }],
    ['cards', { block: 'cards', view: { cards: [{ title: planted, text: planted, link: null }] } }],
  ])('says what staff wrote in %s, and runs none of it', (_, view) => {
    const html = draw(view);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('style=');
  });
});
