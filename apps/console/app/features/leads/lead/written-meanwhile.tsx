import type { LeadEntryView } from '@forecourt/app/leads/inbox/lead.view';

const mostTold = 2;

/** What others did, or the buyer wrote, since something was begun here: the newest of it, over the field. */
export function WrittenMeanwhile({ entries }: { readonly entries: readonly LeadEntryView[] }) {
  const told = entries.slice(-mostTold).map(({ heading }) => heading);
  const left = entries.length - told.length;
  return (
    <p className={told.length > 0 ? 'hint meanwhile' : 'vh'} role="status">
      {told.length > 0 && (
        <>
          <b>Since you began to write:</b> {told.join(', ')}
          {left > 0 && `, and ${left} more`}.
        </>
      )}
    </p>
  );
}
