import { useEffect } from 'react';
import type { HomeView } from '@forecourt/app/pages/show-home-page';
import { Block } from '../../blocks/block.tsx';
import { layOutInTurn } from '../../blocks/lay-out-in-turn.ts';
import { HydratedApart } from '../../shared/hydrated-apart.tsx';
import { TradeInBanner } from '../../shared/trade-in-banner.tsx';
import { PlateBand } from '../trade-in/plate-band.tsx';
import '../../blocks/home.css';

/** The home page: its blocks from top to bottom, two narrow ones side by side. */
export function Page({ view }: { readonly view: HomeView }) {
  const { plate = null, tradeIn = null } = view;
  const [first = [], ...others] = view.sections;
  useEffect(layOutInTurn, []);
  return (
    <>
      {drawn([first])}
      {plate && (
        <div className="wrap band">
          <PlateBand view={plate} />
        </div>
      )}
      {drawn(others)}
      {tradeIn && (
        <div className="band">
          <TradeInBanner banner={tradeIn} />
        </div>
      )}
    </>
  );
}

function drawn(sections: HomeView['sections']) {
  return sections.map((blocks) => {
    const key = blocks.map(({ block }) => block).join(' ');
    const isNarrow = blocks.some(({ block, view: shown }) =>
      block === 'locations' ? shown.layout === 'single' : block === 'reviews' || block === 'questions',
    );
    const inside = blocks.map((block) => (
      <HydratedApart key={block.block}>
        <Block {...block} />
      </HydratedApart>
    ));
    if (!isNarrow) return inside;
    return (
      <section key={key} className="wrap band side-by-side" data-count={blocks.length}>
        {inside}
      </section>
    );
  });
}
