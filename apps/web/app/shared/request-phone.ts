import type { MaskedPhoneView } from '@forecourt/app/shared/phone-reveal.view';
import type { ShownPhone } from '@forecourt/domain/contact/call-button';

const timeoutMs = 10_000;

/** Requests a number, which is then counted as a call (RULE-11); null where it does not come. */
export async function requestPhone({ action, field }: MaskedPhoneView): Promise<ShownPhone | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ [field.name]: field.value }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return null;
    const { phone, href } = (await response.json()) as { readonly phone: string; readonly href: string };
    return { kind: 'shown', shown: phone, href };
  } catch {
    return null;
  }
}
