/** Where a setting comes from, as a reader finds it: a line of the specification, or a requirement. */
export type Origin =
  | { readonly kind: 'specification'; readonly place: string; readonly line: number }
  | { readonly kind: 'requirement'; readonly id: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface Sources {
  readonly specification: string;
  readonly requirements: string;
}

const requirementId = /^[A-Z]{2,}-\d+$/;

/** Finds the one place that a `from` of a setting means; a place found twice is as useless as none. */
export function findOrigin(from: string, sources: Sources): Origin {
  if (requirementId.test(from)) return findRequirement(from, sources.requirements);
  const lines = sources.specification.split('\n');
  const found = lines.flatMap((text, index) => (text.includes(from) ? [index] : []));
  const [index] = found;
  if (index === undefined) return { kind: 'unknown', reason: `not in the specification: '${from}'` };
  if (found.length > 1) {
    const places = found.map((at) => at + 1).join(', ');
    return { kind: 'unknown', reason: `on lines ${places} of the specification: '${from}'` };
  }
  return { kind: 'specification', place: placeOf(lines, index), line: index + 1 };
}

function findRequirement(id: string, requirements: string): Origin {
  const known = requirements.split('\n').some((line) => line.startsWith(`- ${id} `));
  return known ? { kind: 'requirement', id } : { kind: 'unknown', reason: `no requirement ${id}` };
}

function placeOf(lines: readonly string[], index: number): string {
  const above = lines.slice(0, index + 1);
  const sectionAt = above.findLastIndex((line) => line.startsWith('## '));
  const headingAt = above.findLastIndex((line) => line.startsWith('### '));
  const section = /^## (\d+)\. (.*)$/.exec(above[sectionAt] ?? '');
  const heading = headingAt > sectionAt ? above[headingAt]?.slice(4) : section?.[2];
  return section ? `${section[1]} ${heading}` : 'Introduction';
}
