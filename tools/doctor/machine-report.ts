import { alignColumns } from '../services/service-status.ts';

export interface Piece {
  readonly name: string;
  /** What is here, or null when nothing is. */
  readonly found: string | null;
  readonly needed: string;
  readonly isRight: boolean;
  readonly isOptional?: boolean;
  readonly howToGet: string;
}

/** Numbers of versions, compared part by part; what is not a number ends the version. */
export function isAtLeast(version: string, least: string): boolean {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10));
  for (const [index, part] of least.split('.').map(Number).entries()) {
    const own = parts[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}

/** The first thing that looks like a version in what a program says about itself. */
export function versionIn(text: string): string | null {
  return /\d+\.\d+(\.\d+)*/.exec(text)?.[0] ?? null;
}

export function isReady(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => piece.isRight || piece.isOptional);
}

/** One line per piece; how to get it only where it is missing, as nobody reads the rest. */
export function machineReport(pieces: readonly Piece[]): string {
  const rows = pieces.map((piece) => [
    verdict(piece),
    piece.name,
    piece.found ?? 'not found',
    piece.needed,
    piece.isRight ? '' : piece.howToGet,
  ]);
  return alignColumns([['', 'piece', 'found', 'needed', 'how to get it'], ...rows]);
}

function verdict(piece: Piece): string {
  if (piece.isRight) return 'ok';
  return piece.isOptional ? 'optional' : 'MISSING';
}
