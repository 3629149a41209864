import type { MouseEvent } from 'react';
import { Icon } from '@forecourt/ui/icon';
import { shareIcon } from '@forecourt/ui/icons';
import { showToast } from '@forecourt/ui/toast';

export interface ShareLinkProps {
  readonly name: string;
  readonly url: string;
}

/** Passes a page on: by what the device offers, else by the clipboard, and without a script by mail. */
export function ShareLink({ name, url }: ShareLinkProps) {
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;
  const onClick = (event: MouseEvent) => {
    // Without HTTPS a browser has neither Web Share nor clipboard: the `mailto:` link opens.
    const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
    if ('share' in navigator) {
      event.preventDefault();
      // The visitor closed the share sheet.
      navigator.share({ title: name, url }).catch(() => undefined);
    } else if (clipboard) {
      event.preventDefault();
      clipboard.writeText(url).then(
        () => showToast({ text: 'Link copied' }),
        () => location.assign(mail),
      );
    }
  };
  return (
    <a className="btn line" href={mail} onClick={onClick}>
      <Icon path={shareIcon} />
      <span className="words">Share</span>
    </a>
  );
}
