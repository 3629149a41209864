import type { NextWayView } from '@forecourt/app/leads/pages/receipt-page.view';
import { Icon } from '@forecourt/ui/icon';
import { arrowRightIcon } from '@forecourt/ui/icons';

interface WayCardsProps {
  readonly heading: string;
  readonly ways: readonly NextWayView[];
}

/** What is worth doing next, each as a link. */
export function WayCards({ heading, ways }: WayCardsProps) {
  return (
    <section className="ok-next" aria-labelledby="next-ways">
      <h2 id="next-ways">{heading}</h2>
      <ul className="ways">
        {ways.map(({ title, text, href }) => (
          <li key={title}>
            <a className="way" href={href}>
              <b>
                {title}
                <Icon path={arrowRightIcon} />
              </b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
