export interface IconProps {
  /** Path data in a box of 24, drawn with a line: one of icons.ts. */
  readonly path: string;
  readonly className?: string;
}

/** A small drawing beside words, which say what it means. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg className={className === undefined ? 'i' : `i ${className}`} aria-hidden="true" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}
