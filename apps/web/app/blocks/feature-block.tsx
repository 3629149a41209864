import type { FeatureView } from '@forecourt/app/pages/blocks/feature.block';
import { Photo } from '@forecourt/ui/photo';
import { BlockAnchor } from '../shared/block-anchor.tsx';

/** A page of the site, introduced by its picture, its first words and its figures. */
export function FeatureBlock({ view }: { readonly view: FeatureView }) {
  const { picture, heading, text, facts, link } = view;
  return (
    <section className="sunk feature">
      <div className="wrap g-split" data-has-picture={picture ? '' : undefined}>
        {picture && (
          <div className="g-pic">
            <Photo picture={picture} sizes="(min-width: 51.25em) 55vw, 100vw" width={960} height={640} />
          </div>
        )}
        <div className="g-copy">
          <h2>{heading}</h2>
          {text !== null && <p className="lead">{text}</p>}
          {facts.length > 0 && (
            <dl className="g-nums">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dd>{value}</dd>
                  <dt>{label}</dt>
                </div>
              ))}
            </dl>
          )}
          <BlockAnchor link={link} className="btn line" />
        </div>
      </div>
    </section>
  );
}
