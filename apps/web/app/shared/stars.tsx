import type { StarFill } from '@forecourt/domain/reviews/star-fill';

const star =
  'M12 2.5l2.94 5.96 6.58.96-4.76 4.64 1.12 6.55L12 17.52l-5.88 3.09 1.12-6.55L2.48 9.42l6.58-.96z';
const box = 24;

export interface StarsProps {
  readonly fill: StarFill;
  /** 4.8 out of 5 stars. */
  readonly label: string;
}

/** Five stars, filled as far as an average goes. */
export function Stars({ fill: { full, partialTenths, empty }, label }: StarsProps) {
  const shares = [
    ...Array.from({ length: full }, () => 1),
    ...(partialTenths > 0 ? [partialTenths / 10] : []),
    ...Array.from({ length: empty }, () => 0),
  ];
  return (
    <span className="stars" role="img" aria-label={label}>
      {shares.map((share, place) => (
        <svg key={place} className="i" viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
          <path className="star-off" d={star} />
          <svg width={box * share} height={box} viewBox={`0 0 ${box * share} ${box}`}>
            {share > 0 && <path d={star} />}
          </svg>
        </svg>
      ))}
    </span>
  );
}
