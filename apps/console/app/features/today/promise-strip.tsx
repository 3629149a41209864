import type { PromiseFigureView } from '@forecourt/app/leads/today/today.view';
import { Send, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const icons: Readonly<Record<PromiseFigureView['id'], ReactNode>> = {
  answered: <Timer className="i s" />,
  delivered: <Send className="i s" />,
};
/** Above so many a bar of its own for each would be a hair. */
const mostUnits = 60;
const kinds = ['good', 'bad', 'warn', 'open'] as const;

/** What was promised, with true figures; each leads to the list behind it. */
export function PromiseStrip({ promises }: { readonly promises: readonly PromiseFigureView[] }) {
  if (promises.length === 0) return null;
  return (
    <div className="prom">
      {promises.map(({ id, label, figure, of, parts, note, href }) => (
        <Link key={id} to={href}>
          <span className="lab">
            {icons[id]}
            {label}
          </span>
          <span className="fig">
            {figure} {of !== null && <small>{of}</small>}
          </span>
          <Bars parts={parts} />
          <span className="sub">{note}</span>
        </Link>
      ))}
    </div>
  );
}

/** Units where there are few, shares where there are many. The words beside them say the same. */
function Bars({ parts }: Pick<PromiseFigureView, 'parts'>) {
  const all = kinds.reduce((sum, kind) => sum + parts[kind], 0);
  if (all === 0) return <span className="ticks" aria-hidden="true" />;
  if (all > mostUnits) {
    return (
      <span className="ticks shares" aria-hidden="true">
        {kinds.map(
          (kind) => parts[kind] > 0 && <i key={kind} className={kind} style={{ flexGrow: parts[kind] }} />,
        )}
      </span>
    );
  }
  return (
    <span className="ticks" aria-hidden="true">
      {kinds.flatMap((kind) =>
        // oxlint-disable-next-line react/no-array-index-key -- they are alike
        Array.from({ length: parts[kind] }, (_, at) => <i key={`${kind} ${at}`} className={kind} />),
      )}
    </span>
  );
}
