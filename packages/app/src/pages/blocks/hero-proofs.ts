import type { SiteSettings } from '@forecourt/domain/settings/registry';

/** A promise in two words, the figure first: 48 h money back. */
export interface ProofView {
  readonly value: string;
  readonly label: string;
}

type Promises = SiteSettings['promises'];

const figures: Readonly<Partial<Record<Promises['shown'][number], (promises: Promises) => ProofView>>> = {
  moneyBack: ({ moneyBack }) => ({ value: `${moneyBack.days * 24} h`, label: 'money back' }),
  usedWarranty: ({ usedWarranty }) => ({
    value: `${usedWarranty.mechanicalYears} yr`,
    label: 'mechanical protection',
  }),
  roadsideAssist: ({ roadsideMonths }) => ({ value: `${roadsideMonths} mo`, label: 'roadside assist' }),
};

/** The promises of a dealer (TEN-9) that come down to a figure. */
export function heroProofs(promises: Promises): readonly ProofView[] {
  return promises.shown.flatMap((name) => figures[name]?.(promises) ?? []);
}
