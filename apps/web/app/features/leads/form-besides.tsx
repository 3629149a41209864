import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';

/** What every form sends besides its answers, and its honeypot field. */
export function FormBesides({
  view,
  id,
}: {
  readonly view: Pick<LeadFormView, 'page' | 'key' | 'honeypotField'>;
  readonly id: string;
}) {
  return (
    <>
      <input type="hidden" name="page" value={view.page} />
      {view.key !== null && <input type="hidden" name="idempotency_key" value={view.key} />}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}trap`}>Leave this empty</label>
        <input id={`${id}trap`} name={view.honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** What becomes of the details that a form asks for. */
export function CollectionNotice({ view }: { readonly view: Pick<LeadFormView, 'notice' | 'privacy'> }) {
  const { href, opensNewTab } = view.privacy;
  // Named once: the words of the notice that name it are the link, and a notice without them has it at its end.
  const [before = '', named = 'Privacy policy', after = ''] = view.notice.split(/(privacy policy)/i, 3);
  return (
    <p className="small muted">
      {named === 'Privacy policy' ? `${before} ` : before}
      <a className="link" href={href} {...(opensNewTab && { target: '_blank' })}>
        {named}
        {opensNewTab && <span className="vh"> (opens in a new tab)</span>}
      </a>
      {after}
    </p>
  );
}
