/** What the bytes from 0x80 on are in the Windows code page, as which UTF-8 is read by mistake. */
const codePage = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ';
const next = `[\u{80}-\u{BF}${codePage}]`;
const misread = new RegExp(
  `[\u{C2}-\u{DF}]${next}|[\u{E0}-\u{EF}]${next}{2}|[\u{F0}-\u{F4}]${next}{3}`,
  'gu',
);
const invisible = /[\u{FFFD}\u{200B}\u{FEFF}]/gu;
const strange = /[\u{80}-\u{10FFFF}]/u;

/** A feed's text as it was written: 'CafÃ©' was 'Café' before it was read as another encoding, and lost characters go. */
export function mendedText(text: string): string {
  return strange.test(text) ? text.replaceAll(misread, readAgain).replaceAll(invisible, '') : text;
}

function readAgain(characters: string): string {
  const bytes = Array.from(characters, (one) => {
    const place = codePage.indexOf(one);
    return place === -1 ? one.charCodeAt(0) : 0x80 + place;
  });
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16)}`).join(''));
  } catch {
    // Not what another encoding made of a character: it was meant so.
    return characters;
  }
}
