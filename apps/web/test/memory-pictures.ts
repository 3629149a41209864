import type { StoredFile } from '@forecourt/app/ports/media/media-store.port';
import { BrokenPicture, TooManyPictures } from '@forecourt/app/ports/media/picture-maker.port';
import type { MediaPorts } from '../server/media/media-ports.ts';

export interface MemoryPictures extends MediaPorts {
  readonly files: Map<string, StoredFile>;
  /** What workers were asked to make. */
  readonly later: { readonly key: string; readonly quality: number }[];
  readonly calls: { finds: number; made: number };
  isDown: boolean;
  isBusy: boolean;
}

/** Pictures whose making is told by their bytes: `a.jpg in 768-75.webp`. */
export function memoryPictures(): MemoryPictures {
  const files = new Map<string, StoredFile>();
  const pictures: MemoryPictures = {
    files,
    later: [],
    calls: { finds: 0, made: 0 },
    isDown: false,
    isBusy: false,
    media: {
      async find(key) {
        pictures.calls.finds += 1;
        if (pictures.isDown) throw new Error('the object storage is away');
        return files.get(key) ?? null;
      },
      async put(key, file) {
        if (pictures.isDown) throw new Error('the object storage is away');
        files.set(key, file);
      },
    },
    maker: {
      async make(source, { width, quality, format }) {
        pictures.calls.made += 1;
        if (pictures.isBusy) throw new TooManyPictures('busy');
        if (source.length === 0) throw new BrokenPicture('empty');
        return Buffer.from(`${Buffer.from(source).toString()} in ${width}-${quality}.${format}`);
      },
    },
    async makeLater(_scope, input) {
      pictures.later.push(input);
    },
  };
  return pictures;
}
