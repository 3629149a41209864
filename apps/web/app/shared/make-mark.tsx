import { makeMonogram } from '@forecourt/domain/models/make-monogram';

export interface MakeMarkProps {
  readonly name: string;
  /** A picture that the dealer has the right to show. */
  readonly url?: string | null | undefined;
}

/** What stands before the name of a make: its picture, else its first letter in the colours of the site. */
export function MakeMark({ name, url }: MakeMarkProps) {
  if (url) return <img className="mk" src={url} alt="" loading="lazy" />;
  return (
    <svg className="mk" viewBox="0 0 9 9" aria-hidden="true">
      <text x="4.5" y="6.3">
        {makeMonogram(name)}
      </text>
    </svg>
  );
}
