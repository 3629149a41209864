import type { SearchBlockView } from '@forecourt/app/pages/blocks/search.block';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon, searchIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { FinderInput } from '../features/stock/search/finder/finder-input.tsx';
import { BlockAnchor } from '../shared/block-anchor.tsx';
import { FinderForm } from './finder-form.tsx';
import { HeroCars } from './hero-cars.tsx';
import { QuickChoices } from './quick-choices.tsx';

type Props = { readonly view: SearchBlockView };

/** The first screen of the home page (HOME-1), drawn as the site's layout says. */
export function SearchBlock({ view }: Props) {
  const isInside = view.look === 'panel' && view.finderLook === 'panel';
  return (
    <>
      {view.look === 'panel' ? (
        <PanelHero view={view} hasFinder={isInside} />
      ) : view.look === 'stage' ? (
        <StageHero view={view} />
      ) : (
        <SideHero view={view} />
      )}
      {!isInside && <FinderBand view={view} />}
    </>
  );
}

function StageHero({ view }: Props) {
  return (
    <section
      className="hero"
      data-look="stage"
      data-tone={view.picture?.tone}
      data-fills={view.picture?.isOwn ? '' : undefined}
    >
      <HeroPicture view={view} />
      <div className="wrap">
        <div className="copy">
          <h1>{view.heading}</h1>
          <p className="lead">{view.text}</p>
          <WordSearch view={view} />
          <div className="acts">
            <BlockAnchor link={view.toStock} className="btn" />
            <OpenNow view={view} />
          </div>
        </div>
      </div>
    </section>
  );
}

function PanelHero({ view, hasFinder }: Props & { readonly hasFinder: boolean }) {
  return (
    <section className="hero" data-look="panel">
      <div className="wrap m-hero">
        <div className="m-claim">
          <h1>{view.heading}</h1>
          <p>{view.text}</p>
          <WordSearch view={view} />
          {hasFinder && <HeroCars cars={view.cars} />}
          {view.proofs.length > 0 && (
            <ul className="m-proof">
              {view.proofs.map(({ value, label }) => (
                <li key={label}>
                  <b>{value}</b> {label}
                </li>
              ))}
            </ul>
          )}
        </div>
        {hasFinder ? <FinderForm finder={view.finder} look="panel" /> : <HeroPicture view={view} />}
      </div>
    </section>
  );
}

function SideHero({ view }: Props) {
  return (
    <section className="l-hero" data-look={view.look} data-tone={view.picture?.tone}>
      <HeroPicture view={view} />
      <div className="wrap">
        <div className="l-copy">
          <h1>{view.heading}</h1>
          <p className="lead">{view.text}</p>
          <WordSearch view={view} />
          <div className="l-now">
            <BlockAnchor link={view.toStock} className="btn" />
            <OpenNow view={view} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Where the line of the header is a sign alone: on phones, and on every screen of a site whose header has no field. */
function WordSearch({ view: { finder, hint } }: Props) {
  return (
    <form className="hero-line" role="search" action={finder.action}>
      <FinderInput label="Search in your own words" hint={hint} />
      <button aria-label="Search">
        <Icon path={searchIcon} />
      </button>
    </form>
  );
}

function FinderBand({ view }: Props) {
  const { finder, finderLook, quick } = view;
  if (finderLook === 'dock') {
    return (
      <section className="finderband">
        <div className="wrap">
          <FinderForm finder={finder} look="dock" />
        </div>
      </section>
    );
  }
  return (
    <section className="wrap l-find">
      <FinderForm finder={finder} look={finderLook} />
      {quick.choices.length > 0 && (
        <div className="l-quick">
          <h2 className="h3">{quick.heading}</h2>
          <QuickChoices choices={quick.choices} />
        </div>
      )}
    </section>
  );
}

function HeroPicture({ view: { picture, look } }: Props) {
  if (!picture) return null;
  const sizes = look === 'stage' || look === 'wide' ? '100vw' : '(min-width: 62.5em) 68vw, 100vw';
  return <Photo className="hero-pic" picture={picture} sizes={sizes} width={1920} height={1280} isFirst />;
}

function OpenNow({ view: { openText } }: Props) {
  if (openText === null) return null;
  return (
    <span className="open-now">
      <Icon path={clockIcon} />
      <b>{openText}</b>
    </span>
  );
}
