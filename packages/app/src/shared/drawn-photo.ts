import {
  RefusedPhoto,
  TooManyPhotos,
  type CleanedPhoto,
  type CleaningOrder,
  type PhotoCleaner,
} from '../ports/media/photo-cleaner.port.ts';
import type { UploadedFile } from '../ports/media/uploaded-file.port.ts';
import type { PhotoFault } from './photo-words.ts';

/** What a visitor sent, drawn anew, or why it is not taken. */
export async function drawnPhoto(
  cleaner: PhotoCleaner,
  file: UploadedFile,
  order: CleaningOrder,
): Promise<CleanedPhoto | PhotoFault> {
  try {
    return await cleaner.clean(file, order);
  } catch (error) {
    if (error instanceof TooManyPhotos) return 'busy';
    if (error instanceof RefusedPhoto) return error.refusal === 'kind' ? 'kind' : 'unreadable';
    throw error;
  }
}
