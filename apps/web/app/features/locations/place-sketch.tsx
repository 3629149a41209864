import type { LocationPageView } from '@forecourt/app/locations/location-page.view';
import './place-sketch.css';

export interface PlaceSketchProps {
  readonly around: NonNullable<LocationPageView['around']>;
}

const size = 340;
const middle = size / 2;

/** Where a place lies among the suburbs around it: no streets, as none are known. */
export function PlaceSketch({ around }: PlaceSketchProps) {
  const { town, fromCapital, neighbours } = around;
  const all = neighbours.map(({ name, text }) => `${name} ${text}`).join(', ');
  return (
    <section className="around" aria-labelledby="around">
      <div className="around-words">
        <h2 id="around" className="h3">
          Where {town} is
        </h2>
        {fromCapital !== null && <p>{fromCapital}</p>}
        <p className="small muted">
          In a straight line. Suburbs from{' '}
          <a className="link" href="https://www.geonames.org" rel="noreferrer">
            GeoNames
          </a>
          , CC BY 4.0.
        </p>
      </div>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`Around ${town}: ${all}`}>
        <circle className="around-ring" cx={middle} cy={middle} r={size * 0.19} />
        <circle className="around-ring" cx={middle} cy={middle} r={size * 0.38} />
        <path className="around-north" d={`M${size - 18} 30l7 -18l7 18l-7 -5z`} />
        <text className="around-far" x={size - 11} y="46">
          N
        </text>
        {neighbours.map(({ name, text, left, top }) => (
          <g key={name}>
            <circle cx={left * size} cy={top * size} r="3.5" />
            <text className="around-name" x={left * size} y={top * size + 17}>
              {name}
            </text>
            <text className="around-far" x={left * size} y={top * size + 32}>
              {text}
            </text>
          </g>
        ))}
        <circle className="around-pin" cx={middle} cy={middle} r="11" />
        <circle className="around-eye" cx={middle} cy={middle} r="4" />
        <text className="around-here" x={middle} y={middle + 28}>
          {town}
        </text>
      </svg>
    </section>
  );
}
