import type { BlockLinkView } from '@forecourt/app/pages/blocks/block-link';

export interface BlockAnchorProps {
  readonly link: BlockLinkView;
  readonly className: string;
}

/** A link that staff wrote: another's site opens beside this one. */
export function BlockAnchor({ link: { href, label, isExternal }, className }: BlockAnchorProps) {
  return (
    <a href={href} className={className} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
      {label}
      {isExternal && <span className="vh"> (opens in a new tab)</span>}
    </a>
  );
}
