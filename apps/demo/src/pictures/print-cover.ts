import sharp from 'sharp';

/** A drawn cover as a picture, which is then cut to size as any photograph is. */
export async function printCover(drawing: string): Promise<Uint8Array> {
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}
