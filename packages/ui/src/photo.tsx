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
  /** Its shape, so that the layout does not shift when it arrives (CLS). */
  readonly width: number;
  readonly height: number;
  /** It is on the first screen: loaded eagerly, with high priority (LCP). */
  readonly isFirst?: boolean;
  /** It stands beside what is seen first, and gives way to it: its bytes come after those. */
  readonly isLater?: boolean;
  readonly className?: string;
}

/** A responsive image, lazily loaded: in the width it needs, and no sooner than it is seen. */
export function Photo({
  picture,
  sizes,
  width,
  height,
  isFirst = false,
  isLater = false,
  className,
}: PhotoProps) {
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
      {...(isLater && { fetchPriority: 'low' as const })}
    />
  );
}
