import type { CarCardView } from './car-card.view.ts';

/** What tells two of a model apart at a glance; the code of its series does not. */
const glanceFacts: readonly string[] = ['odometer', 'engine', 'transmission', 'lams', 'sleeps', 'length'];

/** A card whose chips are the one line of a short list: a van's berths as a car's kilometres, and where it stands. */
export function glanceCard(card: CarCardView): CarCardView {
  const isGlance = ({ name }: CarCardView['facts'][number]) => glanceFacts.includes(name);
  const own = glanceFacts.flatMap((name) => {
    const fact = card.facts.find((one) => one.name === name);
    // A bare 2 says nothing.
    return fact ? [name === 'sleeps' ? `${fact.label} ${fact.text}` : fact.text] : [];
  });
  const place = card.location === null ? [] : [card.location];
  return {
    ...card,
    chips: [...new Set([...own, ...card.chips, ...place])],
    facts: card.facts.filter((fact) => !isGlance(fact)),
  };
}
