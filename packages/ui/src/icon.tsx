export interface IconProps {
  /** Path data in a box of 24, drawn with a line. */
  readonly path: string;
}

/** A small drawing beside words, which say what it means. */
export function Icon({ path }: IconProps) {
  return (
    <svg
      className="i"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
