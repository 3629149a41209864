const around = 40.8;

interface Props {
  /** What is left, from 1 to 0. */
  readonly left: number;
}

/** A ring that empties. */
export function Ring({ left }: Props) {
  const arc = Math.max(0, Math.min(1, left)) * around;
  return (
    <svg className="ring" viewBox="0 0 17 17" fill="none" strokeWidth="3" aria-hidden="true">
      <circle className="bg" cx="8.5" cy="8.5" r="6.5" />
      <circle className="fg" cx="8.5" cy="8.5" r="6.5" strokeDasharray={`${arc.toFixed(1)} ${around}`} />
    </svg>
  );
}
