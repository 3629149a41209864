import { hasPreview } from '@forecourt/domain/trade-in/image-limits';
import { Icon } from '@forecourt/ui/icon';
import { imagesIcon } from '@forecourt/ui/icons';
import { useEffect, useRef, useState } from 'react';

const width = 480;

/** A photograph of this device, drawn before it is sent; of a kind that the browser cannot draw, that kind. */
export function PhotoPreview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const canTry = hasPreview({ name: file.name, type: file.type, bytes: file.size });
  useEffect(() => {
    if (!canTry) return undefined;
    let isGone = false;
    async function drawFile(): Promise<void> {
      const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'low' });
      const target = canvas.current;
      if (target && !isGone) {
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
        setIsDrawn(true);
      }
      bitmap.close();
    }
    // What cannot be drawn has its kind in its place.
    drawFile().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file, canTry]);
  return (
    <>
      {!isDrawn && (
        <span className="shot-kind">
          <Icon path={imagesIcon} />
          {/\.([a-z]+)$/i.exec(file.name)?.[1]?.toUpperCase() ?? 'Photo'}
        </span>
      )}
      {canTry && <canvas ref={canvas} hidden={!isDrawn} />}
    </>
  );
}
