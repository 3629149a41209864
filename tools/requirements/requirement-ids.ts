const id = String.raw`[A-Z]{2,}-\d+`;
const definition = new RegExp(`^- (${id})(?= )`);

export interface RequirementIds {
  /** In the order of the document. */
  readonly defined: readonly string[];
  /** What makes the document unusable as a list: an id defined twice, or named and never defined. */
  readonly problems: readonly string[];
}

/** Reads the ids of a requirements document: each item of a list begins with one. */
export function requirementIds(document: string): RequirementIds {
  const defined = document.split('\n').flatMap((line) => definition.exec(line)?.[1] ?? []);
  const twice = defined.filter((one, position) => defined.indexOf(one) !== position);
  const unknown = unknownIds(document, defined);
  return {
    defined,
    problems: [
      ...twice.map((one) => `${one} is defined twice`),
      ...unknown.map((one) => `${one} is named but begins no item`),
    ],
  };
}

/** Ids that a text names; only words of the same families, so that BT-50 and UTF-8 are not taken for ids. */
export function namedIds(text: string, defined: readonly string[]): string[] {
  const families = new Set(defined.map(familyOf));
  const words = text.match(new RegExp(String.raw`(?<![\w-])${id}(?![\w-])`, 'g')) ?? [];
  return [...new Set(words)].filter((word) => families.has(familyOf(word)));
}

/** Ids that a text names and no requirement has: a slip of the pen, or a requirement that went away. */
export function unknownIds(text: string, defined: readonly string[]): string[] {
  return namedIds(text, defined).filter((one) => !defined.includes(one));
}

/** The word before the number: RULE of RULE-2. */
export function familyOf(requirement: string): string {
  return requirement.slice(0, requirement.lastIndexOf('-'));
}
