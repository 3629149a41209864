interface Props {
  readonly outcomes: readonly ('delivered' | 'failed' | 'unknown')[];
}

/** The tries of a delivery as bars: green taken, red refused, amber unknown, hollow to come. */
export function Tries({ outcomes }: Props) {
  const count = outcomes.length;
  const label = count === 0 ? 'Not tried yet' : `${count} ${count === 1 ? 'try' : 'tries'}`;
  return (
    <span className="tries" role="img" aria-label={label}>
      {count === 0 && <i className="none" />}
      {outcomes.map((outcome, number) => (
        // oxlint-disable-next-line react/no-array-index-key -- tries are only ever added at the end
        <i key={number} className={outcome} />
      ))}
    </span>
  );
}
