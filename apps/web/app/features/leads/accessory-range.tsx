import type { AccessoriesView } from '@forecourt/app/leads/pages/lead-form-page.view';
import { Picture } from '@forecourt/ui/picture';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import './accessory-range.css';

/** A few accessories of each model with what they cost fitted, and the way to ask for each. */
export function AccessoryRange({ accessories }: { readonly accessories: AccessoriesView }) {
  const { heading, models } = accessories;
  return (
    <section className="acc" aria-labelledby="accessories">
      <h2 id="accessories">{heading}</h2>
      <ul className="acc-range">
        {models.map(({ name, href, picture, rows, all }) => (
          <li key={href}>
            <div className="acc-head">
              {picture && <Picture picture={picture} sizes="8rem" />}
              <h3>
                <a href={href}>{name}</a>
              </h3>
            </div>
            <ul className="acc-rows">
              {rows.map((row) => (
                <li key={row.name}>
                  <span>
                    {row.name}
                    {row.price !== null && <b>{row.price}</b>}
                  </span>
                  <a className="link" href={row.askHref}>
                    Ask for it<span className="vh">: {row.name}</span>
                  </a>
                </li>
              ))}
            </ul>
            {all && (
              <a className="link acc-all" href={all.href}>
                {all.label}
                <span className="vh"> of the {name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
