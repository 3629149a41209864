/** Why a try failed, in words for staff, and whether another one would fail as well. */
export function sendingFailure(error: unknown): { readonly reason: string; readonly isFinal: boolean } {
  const said = error as {
    readonly responseCode?: unknown;
    readonly response?: unknown;
    readonly code?: unknown;
  } | null;
  const smtp = Number(said?.responseCode);
  if (smtp >= 500 && smtp < 600) {
    const words = typeof said?.response === 'string' ? said.response.replaceAll(/\s+/g, ' ').trim() : '';
    return { reason: `Their mail server refused it: ${words || smtp}`.slice(0, 300), isFinal: true };
  }
  // As the vendors of SMS answer: 21211 is no phone, 21610 wants no messages.
  const code = typeof said?.code === 'string' ? said.code : '';
  if (/^status_(?:400|404|422)/.test(code)) {
    return { reason: `The number does not take texts (${code.replace('status_', '')})`, isFinal: true };
  }
  return { reason: 'The server that sends it did not answer', isFinal: false };
}
