import { Icon } from './icon.tsx';
import { xIcon } from './icons.ts';

export interface ChipProps {
  readonly label: string;
  readonly href: string;
  readonly isOn?: boolean;
  /** It takes away what it names, and says so to those who cannot see its cross. */
  readonly removes?: boolean;
  /** The visitor stays where they are on the page. */
  readonly keepsScroll?: boolean;
}

/** A small choice that is a link: a quick search, or a chosen filter with its cross. */
export function Chip({ label, href, isOn = false, removes = false, keepsScroll = false }: ChipProps) {
  return (
    <a
      className={isOn ? 'chip on' : 'chip'}
      href={href}
      {...(keepsScroll && { 'data-keep-scroll': '' })}
      {...(removes && { 'aria-label': `Remove ${label}` })}
    >
      {label}
      {removes && <Icon path={xIcon} />}
    </a>
  );
}
