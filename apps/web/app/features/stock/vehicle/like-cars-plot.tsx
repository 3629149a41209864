import type { LikeCars } from '@forecourt/domain/stock/vehicle-page/like-cars';

/** In which the plot is drawn: left and top, and how far its right and its bottom are from there. */
const area = { x: 84, y: 8, width: 264, height: 88 };

/** Cars like this one by price and kilometres, this one larger. */
export function LikeCarsPlot({ plot }: { readonly plot: LikeCars }) {
  const { own, others, prices, kms } = plot;
  const bottom = area.y + area.height;
  const at = ({ x, y }: LikeCars['own']) => ({
    cx: Math.round(area.x + (x / 100) * area.width),
    cy: Math.round(area.y + (y / 100) * area.height),
  });
  return (
    <figure className="like-cars">
      <svg viewBox="0 0 360 132" role="img" aria-label={plot.described}>
        <path className="ax" d={`M${area.x - 8} ${area.y - 4}V${bottom + 10}H356`} />
        {others.map((place, index) => (
          <circle key={index} className="o" {...at(place)} r="4.5" />
        ))}
        <circle className="me" {...at(own)} r="8" />
        <text x={area.x - 16} y={area.y + 6} textAnchor="end">
          {kms[0]}
        </text>
        <text x={area.x - 16} y={bottom + 4} textAnchor="end">
          {kms[1]}
        </text>
        <text x={area.x - 8} y="126">
          {prices[0]}
        </text>
        <text x="356" y="126" textAnchor="end">
          {prices[1]}
        </text>
      </svg>
      <figcaption className="small muted">{plot.text}</figcaption>
    </figure>
  );
}
