const id = /(?<![\w-])[A-Z]{2,}-\d+(?:\.\d+)?(?![\w-])/g;

/** Ids that a text names; only words of known families, so that BT-50 and UTF-8 are not taken for ids. */
export function namedIds(text: string, families: ReadonlySet<string>): string[] {
  const words = text.match(id) ?? [];
  return [...new Set(words)].filter((word) => families.has(familyOf(word)));
}

/** The word before the number: RULE of RULE-2. */
export function familyOf(requirement: string): string {
  return requirement.slice(0, requirement.lastIndexOf('-'));
}
