import type { SiteSettings } from '../settings/registry.ts';
import { safeLink } from '../core/safe-link.ts';

type SocialSettings = Pick<SiteSettings['footer'], 'facebookUrl' | 'instagramUrl' | 'youtubeUrl'>;

export interface SocialLink {
  readonly name: 'Facebook' | 'Instagram' | 'YouTube';
  readonly href: string;
}

/** The dealer's pages elsewhere, as far as there are any (NAV-3). */
export function socialLinks(settings: SocialSettings): readonly SocialLink[] {
  const named = [
    ['Facebook', settings.facebookUrl],
    ['Instagram', settings.instagramUrl],
    ['YouTube', settings.youtubeUrl],
  ] as const;
  return named.flatMap(([name, url]) => {
    const link = safeLink(url);
    return link?.kind === 'external' ? [{ name, href: link.href }] : [];
  });
}
