export interface PictureSource {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
}

export interface PictureProps {
  readonly picture: PictureSource;
  /** How wide it stands on the page, as the `sizes` of an image says it. */
  readonly sizes: string;
  readonly ratio?: '3:2' | '4:3' | '16:9' | '1:1';
  /** A picture of odd shape is shown whole, over its own blur. */
  readonly fit?: 'cover' | 'whole';
  /** It is on the first screen: it is fetched before anything else. */
  readonly isFirst?: boolean;
}

const shapes = { '3:2': [960, 640], '4:3': [960, 720], '16:9': [960, 540], '1:1': [960, 960] } as const;

/** A picture in a box of fixed shape: nothing moves when it arrives. */
export function Picture({ picture, sizes, ratio = '3:2', fit = 'cover', isFirst = false }: PictureProps) {
  const [width, height] = shapes[ratio];
  const { src, srcSet, alt } = picture;
  const image = {
    src,
    width,
    height,
    ...(srcSet !== '' && { srcSet, sizes }),
    ...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
    decoding: 'async' as const,
  };
  return (
    <span className="pic" data-ratio={ratio} data-fit={fit}>
      {fit === 'whole' && <img {...image} alt="" className="back" sizes="160px" />}
      <img {...image} alt={alt} />
    </span>
  );
}
