/** What a proof is worked out for: a form of one host, under its own key, begun in one minute. */
export interface ProvenForm {
  readonly host: string;
  /** The key of the form: it is taken once, and so is its proof. */
  readonly key: string;
}

/** What the server thinks of a proof. None of it refuses a form. */
export type ProofVerdict = 'good' | 'missing' | 'wrong' | 'late';

/** Some 4,000 hashes: a slow phone has them while a name is typed; who sends without a browser has to write them. */
export const proofBits = 12;
/** Before something that costs money or keeps others out: some 16,000 hashes, begun when the page is shown. */
export const costlyProofBits = 14;

const msPerMinute = 60_000;
/** A form may stand open for a morning, and a phone's clock may be wrong. */
const heldMinutes = 6 * 60;
const aheadMinutes = 60;

/** The minute that a proof names, of a clock in milliseconds. */
export function proofMinute(ms: number): number {
  return Math.floor(ms / msPerMinute);
}

/** The text whose SHA-256 must begin with the zero bits, for a number that is tried. */
export function proofText({ host, key }: ProvenForm, minute: number, tried: number): string {
  return `${host} ${key} ${minute} ${tried}`;
}

/** The proof as it is sent. */
export function writeProof(minute: number, tried: number): string {
  return `${minute}.${tried}`;
}

/** Whether a hash begins with the zero bits. */
export function isWorkedOut([first = 255, second = 255]: Uint8Array, bits: number = proofBits): boolean {
  return (first << 8) + second < 1 << (16 - bits);
}

interface ProofCheck {
  readonly now: Date;
  readonly sha256: (text: string) => Uint8Array;
  /** How many zero bits are asked for. */
  readonly bits?: number;
}

/** What a form's proof is worth, by what it says of itself: nothing is kept and nothing is looked up. */
export function judgeProof(
  proof: string | null,
  form: ProvenForm,
  { now, sha256, bits = proofBits }: ProofCheck,
): ProofVerdict {
  if (proof === null || proof === '') return 'missing';
  const [, minute, tried] = /^(\d{1,10})\.(\d{1,10})$/.exec(proof) ?? [];
  if (minute === undefined || !isWorkedOut(sha256(proofText(form, Number(minute), Number(tried))), bits)) {
    return 'wrong';
  }
  const age = proofMinute(now.getTime()) - Number(minute);
  return age <= heldMinutes && age >= -aheadMinutes ? 'good' : 'late';
}
