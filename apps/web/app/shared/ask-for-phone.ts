import type { MaskedPhoneView } from '@forecourt/app/shared/phone-reveal.view';
import type { ShownPhone } from '@forecourt/domain/contact/call-button';

const timeoutMs = 10_000;

/** Asks for a number, which is then counted as a call (RULE-11); null where it does not come. */
export async function askForPhone({ action, field }: MaskedPhoneView): Promise<ShownPhone | null> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ [field.name]: field.value }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return null;
    const { phone, href } = (await answer.json()) as { readonly phone: string; readonly href: string };
    return { kind: 'shown', shown: phone, href };
  } catch {
    return null;
  }
}
