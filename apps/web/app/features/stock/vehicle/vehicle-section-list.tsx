import type { VehicleSectionView } from '@forecourt/app/stock/vehicle/vehicle-sections.view';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { FinanceCard } from '../../finance/finance-card.tsx';
import { Folding } from '../../../shared/folding.tsx';
import { CommentsSection } from './comments-section.tsx';
import { FactRows, KeyFacts, Ticks } from './fact-lists.tsx';
import { Section } from './section.tsx';

/** What there is to know about a car, in the site's order (VDP-1). */
export function VehicleSectionList({ view }: { readonly view: VehiclePageView }) {
  return view.sections.map((section) => <OneSection key={section.kind} section={section} view={view} />);
}

interface OneSectionProps {
  readonly section: VehicleSectionView;
  readonly view: VehiclePageView;
}

function OneSection({ section, view }: OneSectionProps) {
  const { words, dealer, looks } = view;
  switch (section.kind) {
    case 'keyInformation':
      return (
        <Section section={section}>
          <KeyFacts facts={section.facts} />
        </Section>
      );
    case 'summary':
      return (
        <Section section={section}>
          <p className="para">{section.text}</p>
        </Section>
      );
    case 'specifications':
      return (
        <Section section={section}>
          <FactRows rows={section.rows.first} />
          <Folding isEmpty={section.rows.rest.length === 0} more={words.moreText} less={words.lessText}>
            <FactRows rows={section.rows.rest} />
          </Folding>
        </Section>
      );
    case 'comments':
      return (
        <CommentsSection
          section={section}
          words={words}
          initials={looks.buyBox === 'person' ? (dealer?.seller.initials ?? null) : null}
        />
      );
    case 'whatsIncluded':
      return (
        <Section section={section}>
          <Ticks texts={section.texts} />
        </Section>
      );
    case 'whyBuyFromUs':
      return (
        <Section section={section}>
          <ul className="reasons">
            {section.reasons.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'reserveOnline':
      return (
        <Section section={section}>
          <p className="para">{section.text}</p>
          <a className="btn line" href={section.button.href}>
            {section.button.text}
            {section.button.amount !== null && `, ${section.button.amount}`}
          </a>
        </Section>
      );
    case 'protectYourCar':
      return (
        <Section section={section}>
          {section.paragraphs.map((text, place) => (
            <p className="para" key={place}>
              {text}
            </p>
          ))}
        </Section>
      );
    case 'features':
      return (
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
      );
    case 'finance':
      return <FinanceCard card={section.card} />;
    case 'call':
      return (
        <Section section={section}>
          <PhoneReveal phone={section.phone} />
        </Section>
      );
    case 'promoBanner':
      break;
  }
  // The banner leads away from the car: the page has it after everything else.
  return null;
}
