import type { ComponentType } from 'react';
import type { VehicleSectionView } from '@forecourt/app/stock/vehicle/vehicle-sections.view';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { HydratedApart } from '../../../shared/hydrated-apart.tsx';
import { Folding } from '../../../shared/folding.tsx';
import { CommentsSection } from './comments-section.tsx';
import { FactRows, KeyFacts, Ticks } from './fact-lists.tsx';
import { FoldedFinance } from './folded-finance.tsx';
import { Section } from './section.tsx';

type Kind = VehicleSectionView['kind'];

interface SectionProps<Of extends Kind = Kind> {
  readonly section: Extract<VehicleSectionView, { readonly kind: Of }>;
  readonly view: VehiclePageView;
}

export interface VehicleSectionListProps {
  readonly view: VehiclePageView;
  readonly sections: readonly VehicleSectionView[];
}

/** What there is to know about a car, in the site's order (VDP-1). */
export function VehicleSectionList({ view, sections }: VehicleSectionListProps) {
  return sections.map((section) => {
    // Each kind has the component of its own section: the compiler sees that in the table, not in the lookup.
    const Drawn = drawnBy[section.kind] as ComponentType<SectionProps>;
    return (
      <HydratedApart key={section.kind}>
        <Drawn section={section} view={view} />
      </HydratedApart>
    );
  });
}

const drawnBy: { readonly [Of in Kind]: ComponentType<SectionProps<Of>> } = {
  keyInformation: ({ section }) => (
    <Section section={section}>
      <KeyFacts facts={section.facts} />
      {section.notes.map((note) => (
        <p className="para keynote" key={note}>
          {note}
        </p>
      ))}
    </Section>
  ),
  summary: ({ section }) => (
    <Section section={section}>
      <p className="para">{section.text}</p>
    </Section>
  ),
  specifications: ({ section, view: { words } }) => (
    <Section section={section}>
      <FactRows rows={section.rows.first} />
      <Folding isEmpty={section.rows.rest.length === 0} more={words.moreText} less={words.lessText}>
        <FactRows rows={section.rows.rest} />
      </Folding>
    </Section>
  ),
  comments: ({ section, view: { words, dealer, looks } }) => (
    <CommentsSection
      section={section}
      words={words}
      initials={looks.buyBox === 'person' ? ((dealer?.person ?? dealer?.seller)?.initials ?? null) : null}
    />
  ),
  whatsIncluded: ({ section }) => (
    <Section section={section}>
      <Ticks texts={section.texts} />
    </Section>
  ),
  whyBuyFromUs: ({ section }) => (
    <Section section={section}>
      <ul className="reasons">
        {section.reasons.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {section.note !== null && <p className="small muted">{section.note}</p>}
    </Section>
  ),
  reserveOnline: ({ section }) => (
    <Section section={section}>
      <p className="para">{section.text}</p>
      <div className="resv">
        <ol>
          {section.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <a className="link" href={section.link.href} data-document="">
          {section.link.text}
          {section.link.amount !== null && `, ${section.link.amount}`}
        </a>
      </div>
    </Section>
  ),
  protectYourCar: ({ section }) => (
    <Section section={section}>
      {section.paragraphs.map((text, place) => (
        <p className="para" key={place}>
          {text}
        </p>
      ))}
    </Section>
  ),
  features: ({ section, view: { words } }) => (
    <Section section={section}>
      <Ticks texts={section.features.first} />
      <Folding
        isEmpty={section.features.rest.length === 0}
        more={words.showAllFeaturesText}
        less={words.hideFeaturesText}
      >
        <Ticks texts={section.features.rest} />
      </Folding>
    </Section>
  ),
  finance: ({ section, view }) => <FoldedFinance card={section.card} isOffered={view.weekly !== null} />,
  call: ({ section }) => (
    <Section section={section}>
      <PhoneReveal phone={section.phone} />
    </Section>
  ),
  // The banner leads away from the car: the page has it after everything else.
  promoBanner: () => null,
};
