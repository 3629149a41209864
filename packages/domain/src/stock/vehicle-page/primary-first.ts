/** What brings somebody to the yard or into a talk; of a car that is gone, to a similar one. */
const primary: ReadonlySet<string> = new Set(['testDrive', 'enquiry', 'similarSearch', 'similarEnquiry']);

/**
 * The buttons of a car with the one that the page asks for in front (VDP-5): to drive it or to ask about it,
 * whichever the site has first. The others keep the site's order.
 */
export function primaryFirst<Button extends { readonly opens: string }>(
  buttons: readonly Button[],
): readonly Button[] {
  const first = buttons.find(({ opens }) => primary.has(opens));
  return first ? [first, ...buttons.filter((button) => button !== first)] : buttons;
}
