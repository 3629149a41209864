/** @planned LAW-1.1 */
import { knownText } from '../core/known-text.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { finding, type Finding, type Place } from './finding.ts';

/** What a document that promises a warranty says beside the prescribed text. */
const particulars = {
  promiser: 'who gives it',
  address: 'their address',
  phone: 'their telephone number',
  email: 'their email address',
  period: 'how long it lasts',
  claim: 'how to claim',
  costs: 'who bears the cost of a claim',
} as const;

export type Particular = keyof typeof particulars;

export interface ShownWarrantyPromise {
  readonly where: Place;
  /** All the text of the block that promises. */
  readonly text: string;
  readonly said: readonly Particular[];
}

/** What a promise of warranty lacks of the prescribed text and of its particulars. */
export function guaranteeTextFindings(
  { where, text, said }: ShownWarrantyPromise,
  law: Pick<SiteSettings['law'], 'guaranteeText'>,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (!plain(text).includes(plain(law.guaranteeText))) {
    findings.push(
      finding('guarantee_text', {
        severity: 'breach',
        what: 'The warranty does not carry the prescribed text about consumer guarantees.',
        where,
        mendedBy: 'operator',
        mend: 'Switch on law.addsGuaranteeText.',
      }),
    );
  }
  const missing = (Object.keys(particulars) as Particular[]).filter((key) => !said.includes(key));
  if (missing.length > 0) {
    findings.push(
      finding('guarantee_text', {
        severity: 'breach',
        what: `The warranty does not say ${missing.map((key) => particulars[key]).join(', ')}.`,
        where,
        mendedBy: 'dealer',
        mend: 'Complete the text of the warranty.',
      }),
    );
  }
  return findings;
}

function plain(text: string): string {
  return (knownText(text) ?? '').replaceAll(/\s+/g, ' ').toLowerCase();
}
