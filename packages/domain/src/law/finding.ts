import type { EditableBy } from '../settings/define-setting.ts';
import { lawRules, type LawRuleId } from './law-rules.ts';

/** breach: the rule is broken as the page stands. risk: it may mislead. unknown: facts to judge it are missing. */
export type Severity = 'breach' | 'risk' | 'unknown';

export type PageKind =
  | 'every'
  | 'home'
  | 'search'
  | 'vehicle'
  | 'finance'
  | 'checkout'
  | 'location'
  | 'promotion'
  | 'content'
  | 'form';

/** Where a finding is: the page, the part of it, and which car, location or promotion. */
export interface Place {
  readonly page: PageKind;
  readonly part: string;
  readonly id: string | null;
}

/** Something on a site that a rule of law speaks against (LAW-1): what, where, by which rule, who can mend it. */
export interface Finding {
  readonly rule: LawRuleId;
  readonly severity: Severity;
  readonly what: string;
  readonly where: Place;
  readonly source: string;
  readonly mendedBy: EditableBy;
  /** What to do, with the setting by its key where one does it. */
  readonly mend: string;
}

type FindingFacts = Omit<Finding, 'rule' | 'source'> & { readonly source?: string };

/** Writes a finding; its source is the rule's, unless a line of a table knows a closer one. */
export function finding(rule: LawRuleId, facts: FindingFacts): Finding {
  return { source: lawRules[rule].source, ...facts, rule };
}
