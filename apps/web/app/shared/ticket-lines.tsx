interface TicketLinesProps {
  readonly lines: readonly string[];
  /** Struck through: it was for then. */
  readonly isCancelled?: boolean;
}

/** The day and the time of a booking, one under the other. */
export function TicketLines({ lines, isCancelled = false }: TicketLinesProps) {
  const Line = isCancelled ? 's' : 'span';
  return (
    <p className="ticket-when">
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </p>
  );
}
