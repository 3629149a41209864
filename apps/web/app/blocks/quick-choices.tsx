import type { QuickChoice } from '@forecourt/app/pages/blocks/quick-choices.view';

/** Searches that are one click away, each with what it finds. */
export function QuickChoices({ choices }: { readonly choices: readonly QuickChoice[] }) {
  return (
    <div className="chips">
      {choices.map(({ label, count, href }) => (
        <a key={href} className="chip" href={href}>
          {label}
          <span className="muted">{count}</span>
        </a>
      ))}
    </div>
  );
}
