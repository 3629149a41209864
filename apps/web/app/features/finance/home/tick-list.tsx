import { Icon } from '@forecourt/ui/icon';

interface TickListProps {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly icon: string;
}

/** A few lines, each with its sign; none: the site tells none. */
export function TickList({ heading, lines, icon }: TickListProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon path={icon} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
