import { navigationLink } from '@forecourt/domain/site/navigation';
import type { LinkView } from '../../shared/link.view.ts';
import type { BlockPage } from './define-block.ts';

export interface BlockLinkView extends LinkView {
  readonly isExternal: boolean;
}

/** A link as a page draws it; null where its page does not exist on this site (PAGE-1). */
export function blockLink(
  stored: { readonly label: string; readonly link: string },
  { sitePages }: Pick<BlockPage, 'sitePages'>,
): BlockLinkView | null {
  const link = navigationLink(stored, sitePages);
  return link && { label: link.label, href: link.href, isExternal: link.isExternal };
}
