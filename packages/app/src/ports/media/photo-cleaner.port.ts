import type { UploadedFile } from './uploaded-file.port.ts';

/** By what is in the file, whatever its name says. */
export const photoKinds = ['image/jpeg', 'image/png', 'image/gif', 'image/heic'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** A photograph drawn anew: a JPEG the right way up, that says nothing of where, when and by what it was taken. */
export interface CleanedPhoto {
  /** What it was before. */
  readonly kind: PhotoKind;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The same small, where it was asked for. */
  readonly preview: Uint8Array | null;
}

/** Whose photograph it is, and what is made of it. */
export interface CleaningOrder {
  readonly kinds: readonly PhotoKind[];
  /** As a site is: all share the machine, and each owner has its turn. */
  readonly owner: string;
  /** The longest side of a small one beside it. */
  readonly previewSide?: number;
}

export type PhotoRefusal =
  /** No photograph of a kind that is taken. */
  | 'kind'
  | 'broken'
  | 'tooManyPixels'
  /** It took more time or memory than a photograph may. */
  | 'tooHeavy';

export class RefusedPhoto extends Error {
  override readonly name = 'RefusedPhoto';
  readonly refusal: PhotoRefusal;
  constructor(refusal: PhotoRefusal) {
    super(`a file was refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Too many photographs are being cleaned; later there is room again. */
export class TooManyPhotos extends Error {
  override readonly name = 'TooManyPhotos';
}

/** Takes what strangers send for photographs. Nothing of the file itself is left in what comes out of it. */
export interface PhotoCleaner {
  clean(file: Pick<UploadedFile, 'read'>, order: CleaningOrder): Promise<CleanedPhoto>;
}
