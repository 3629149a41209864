import { Icon } from '@forecourt/ui/icon';
import { circleCheckIcon } from '@forecourt/ui/icons';

interface ToneLineProps {
  readonly text: string;
  readonly icon?: string;
  readonly look?: 'good' | 'plain' | 'warn';
}

/** What has happened, in one line with its sign: over the heading of a page. */
export function ToneLine({ text, icon = circleCheckIcon, look = 'good' }: ToneLineProps) {
  return (
    <p className={look === 'good' ? 'tonehead' : `tonehead ${look}`}>
      <Icon path={icon} />
      {text}
    </p>
  );
}

interface OutcomeHeadProps extends Omit<ToneLineProps, 'text'> {
  /** Null: the heading says it all. */
  readonly tone: string | null;
  readonly heading: string;
  readonly text: string;
}

/** How something ended: the line over it, the heading, and what it means. */
export function OutcomeHead({ tone, heading, text, ...sign }: OutcomeHeadProps) {
  return (
    <div className="okh">
      {tone !== null && <ToneLine text={tone} {...sign} />}
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
    </div>
  );
}
