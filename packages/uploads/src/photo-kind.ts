import type { PhotoKind } from '@forecourt/app/ports/media/photo-cleaner.port';

/** Of stills; those of sequences are films. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);

/** What a file is by its first bytes; null where it is nothing that could be a photograph. */
export function photoKind(file: Uint8Array): PhotoKind | null {
  if (startsWith(file, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (/^GIF8[79]a$/.test(textOf(file, 0, 6))) return 'image/gif';
  const isHeic = textOf(file, 4, 8) === 'ftyp' && heicBrands.has(textOf(file, 8, 12));
  return isHeic ? 'image/heic' : null;
}

function startsWith(file: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => file[place] === byte);
}

function textOf(file: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...file.subarray(from, to));
}
