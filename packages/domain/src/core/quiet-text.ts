/** Above this share of capitals a text shouts. */
const shoutingShare = 0.6;

/** Read letter by letter, or written so by everybody. */
const abbreviations: ReadonlySet<string> = new Set(
  (
    'ac abn abs act adr am amg ancap atm aux awd bmw bsm byd cd cvt dct dohc dpf drl dsg dvd eofy ev evs fm fwd gps ' +
    'gst gt gti gvm gwm hev hid hp hsv hud isofix jdm kw lams lct ldv led lhd lmct lpg lsd lwb mg mpv mvdl nrma nsw ' +
    'nt pdc phev ppsr qld rac racq racv revs rhd rsa rwc rwd sa ss st suv swb tas tcs tdi tft tlc tv uhf usb ute vic ' +
    'vin vrt wa xl xlt xr e&oe a/c p/s w/d'
  )
    .toUpperCase()
    .split(' '),
);

/** A word of capitals; with a figure in it, a name: SR5, V6, 4X4, CX-5. */
const word = /[\p{L}\p{N}][\p{L}\p{N}'’&/-]*/gu;
const sentenceStart = /(^|[.!?:]\s+|[*–]\s*|\s-\s)(\P{L}*)(\p{Ll})/gu;

const sentences = /(?<=[.!?*]\s+)(?=\S)/u;

/**
 * Sentences that are mostly capitals, as others are written: ONE OWNER!! becomes One owner! Abbreviations stay, and the
 * names that are given are written as given. Any other sentence is left as it is.
 */
export function quietText(text: string, names: readonly string[] = []): string {
  const written = new Map(
    names.flatMap((name) => name.match(word) ?? []).map((part) => [part.toUpperCase(), part]),
  );
  return text
    .split(sentences)
    .map((sentence) => (isShouting(sentence) ? spoken(sentence, written) : sentence))
    .join('');
}

function spoken(sentence: string, written: ReadonlyMap<string, string>): string {
  const quiet = sentence
    .replaceAll(word, (part) => {
      if (part !== part.toUpperCase()) return part;
      const known = written.get(part);
      if (known !== undefined) return known;
      return /\p{N}/u.test(part) || abbreviations.has(part) || part === 'I' ? part : part.toLowerCase();
    })
    .replaceAll(/([!?])\1+/g, '$1');
  return quiet.replaceAll(
    sentenceStart,
    (_, before: string, between: string, first: string) => `${before}${between}${first.toUpperCase()}`,
  );
}

function isShouting(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter));
  return capitals.length > letters.length * shoutingShare;
}
