import type { ReactNode } from 'react';
import type { NavigationLink } from '@forecourt/domain/site/navigation';

export interface SiteLinkProps {
  readonly link: Pick<NavigationLink, 'href' | 'isExternal'> & Partial<Pick<NavigationLink, 'opensNewTab'>>;
  readonly className?: string;
  /** The page that is shown is the one it leads to. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link of a menu. One that opens a new tab says so to those who would not see it. */
export function SiteLink({ link, className, isCurrent = false, children }: SiteLinkProps) {
  const opensNewTab = link.opensNewTab ?? link.isExternal;
  return (
    <a
      href={link.href}
      className={className}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {opensNewTab && <span className="vh"> (opens in a new tab)</span>}
    </a>
  );
}
