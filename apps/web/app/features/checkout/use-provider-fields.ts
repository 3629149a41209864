import type { PayView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { useEffect, useRef, useState } from 'react';
import { mountFields, type ConfirmResult, type MountedFields } from './mount-fields.ts';

export type FieldsPhase = 'none' | 'loading' | 'ready' | 'paying' | 'missing';

/** The bank's no, or what is wrong with what was typed. */
export interface Refusal {
  readonly heading: string;
  readonly text: string | null;
  /** Whether a bank was asked at all. */
  readonly wasTried: boolean;
}

export interface ProviderFields {
  readonly place: React.RefObject<HTMLDivElement | null>;
  readonly phase: FieldsPhase;
  readonly refusal: Refusal | null;
  readonly pay: () => Promise<void>;
}

/** The provider's fields in our page, from loading them to the answer of the bank. */
export function useProviderFields({ fields, words }: Pick<PayView, 'fields' | 'words'>): ProviderFields {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedFields | null>(null);
  const [phase, setPhase] = useState<FieldsPhase>(fields === null ? 'none' : 'loading');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const secret = fields?.clientSecret ?? null;
  useEffect(() => {
    const { current: at } = place;
    if (!fields || !at) return undefined;
    let isLeft = false;
    const draw = async () => {
      try {
        const made = await mountFields(fields, at);
        if (isLeft) {
          made.remove();
          return;
        }
        mounted.current = made;
        setPhase('ready');
      } catch {
        if (!isLeft) setPhase('missing');
      }
    };
    void draw();
    return () => {
      isLeft = true;
      mounted.current?.remove();
      mounted.current = null;
    };
    // One session has one secret: nothing else of the fields changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [secret]);

  const pay = async () => {
    const { current: made } = mounted;
    if (!made || !fields) return;
    setPhase('paying');
    setRefusal(null);
    try {
      const result = await made.confirm(fields.returnUrl);
      if (result.type === 'success') {
        window.location.assign(fields.returnUrl);
        return;
      }
      setRefusal(refusalOf(result.error, words));
      setPhase('ready');
    } catch {
      // Nobody knows what became of it: the page that asks the provider does.
      window.location.assign(fields.returnUrl);
    }
  };
  return { place, phase, refusal, pay };
}

/** A bank's no has its code; a check that failed, or a number that is none, has not. */
function refusalOf(error: ConfirmResult['error'], words: PayView['words']): Refusal {
  const { message = words.failed, paymentFailed } = error ?? {};
  const code = paymentFailed?.declineCode ?? null;
  if (code !== null) return { ...(words.declines[code] ?? words.untold), wasTried: true };
  const wasTried = paymentFailed !== undefined;
  return { heading: message, text: wasTried ? words.tryAgain : null, wasTried };
}
