export interface PictureSource {
  readonly src: string;
  /** Empty where there is one width only. */
  readonly srcSet: string;
  readonly alt: string;
}

export interface PhotoProps {
  readonly picture: PictureSource;
  /** How wide it stands on the page, as the `sizes` of an image says it. */
  readonly sizes: string;
  /** Its shape, so that nothing moves when it arrives. */
  readonly width: number;
  readonly height: number;
  /** It is on the first screen: it is fetched before anything else. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A picture as the browser should fetch it: in the width it needs, and no sooner than it is seen. */
export function Photo({ picture, sizes, width, height, isFirst = false, className }: PhotoProps) {
  const { src, srcSet, alt } = picture;
  return (
    <img
      className={className}
      src={src}
      {...(srcSet !== '' && { srcSet, sizes })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
