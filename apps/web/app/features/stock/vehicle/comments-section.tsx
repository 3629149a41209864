import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import type { VehicleSectionView } from '@forecourt/app/stock/vehicle/vehicle-sections.view';
import { Section } from './section.tsx';

export interface CommentsSectionProps {
  readonly section: Extract<VehicleSectionView, { kind: 'comments' }>;
  readonly words: Pick<VehiclePageView['words'], 'moreText' | 'lessText'>;
  /** Of who wrote them, where they are drawn as a note; null: plain text. */
  readonly initials: string | null;
}

/** What the dealer says of the car (RULE-17): cut where it is long, whole on asking. */
export function CommentsSection({ section, words, initials }: CommentsSectionProps) {
  const { pendingText, cut, paragraphs } = section.comments;
  const text =
    cut === null ? (
      <Paragraphs texts={paragraphs} />
    ) : (
      <details className="cut">
        <summary>
          <span className="closed">
            <Paragraphs texts={cut} />
            <b className="link">{words.moreText}</b>
          </span>
          <b className="link opened">{words.lessText}</b>
        </summary>
        <Paragraphs texts={paragraphs} />
      </details>
    );
  return (
    <Section section={section}>
      {pendingText !== null && <p className="muted">{pendingText}</p>}
      {pendingText === null && initials !== null && (
        <div className="l-note">
          <span className="avatar" aria-hidden="true">
            {initials}
          </span>
          <div className="note-words">{text}</div>
        </div>
      )}
      {pendingText === null && initials === null && text}
    </Section>
  );
}

/** Spans, as they also stand within the words of a button. */
function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, place) => (
    <span className="para" key={place}>
      {text}
    </span>
  ));
}
