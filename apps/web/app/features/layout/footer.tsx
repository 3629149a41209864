import { memo } from 'react';
import type { BrandView, FooterView } from '@forecourt/app/layout/layout.view';
import { ModeSwitch } from './mode-switch.tsx';
import { SiteLink } from './site-link.tsx';

export interface FooterProps {
  readonly brand: BrandView;
  readonly footer: FooterView;
  /** Only what the law wants to be read, as where money is asked for. */
  readonly isQuiet?: boolean;
}

/** The foot of every page (NAV-3). It ends with what the law wants to be read there. */
export const Footer = memo(function Footer({ brand, footer, isQuiet = false }: FooterProps) {
  const { groups, social, legal, privacy, modeSwitch } = footer;
  const small = [...(privacy ? [privacy] : []), ...(isQuiet ? legalLinks(groups) : [])];
  return (
    <footer className={isQuiet ? 'ftr quiet' : 'ftr'} id="foot">
      <div className="wrap">
        {!isQuiet && (
          <div className="cols">
            <About brand={brand} footer={footer} />
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.href + link.label}>
                      <SiteLink link={link}>{link.label}</SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            {social.length > 0 && <SocialLinks social={social} />}
          </div>
        )}
        <div className="legal">
          {legal.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {small.length > 0 && (
            <p className={isQuiet ? 'legal-links' : undefined}>
              {small.map((link) => (
                <SiteLink key={link.href} className="link" link={link}>
                  {link.label}
                </SiteLink>
              ))}
            </p>
          )}
          {modeSwitch && <ModeSwitch scheme={modeSwitch.scheme} />}
        </div>
      </div>
    </footer>
  );
});

/** Pages that somebody reads before paying; elsewhere they stand in their groups. */
function legalLinks(groups: FooterView['groups']): FooterView['groups'][number]['links'] {
  return groups
    .flatMap(({ links }) => links)
    .filter(({ href }) => /privacy|terms|refund|complaint/.test(href));
}

function About({ brand, footer: { about, place } }: FooterProps) {
  return (
    <div className="about">
      <p className="wm">{brand.name}</p>
      {about !== '' && <p>{about}</p>}
      {place && place.address !== null && <address>{place.address}</address>}
      {place && place.hours.length > 0 && place.hoursOf !== null && <p>{place.hoursOf} hours</p>}
      {place && place.hours.length > 0 && (
        <dl className="hours-lines">
          {place.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function SocialLinks({ social }: Pick<FooterView, 'social'>) {
  return (
    <nav aria-label="Elsewhere">
      <h2>Follow us</h2>
      <ul>
        {social.map(({ name, href }) => (
          <li key={href}>
            <SiteLink link={{ href, isExternal: true }}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
