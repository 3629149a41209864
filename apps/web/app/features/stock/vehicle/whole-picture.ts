interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a picture is drawn that is seen whole; until it has come, as large as its box. */
export function wholePicture(image: HTMLImageElement | null, box: Size): Size {
  if (!image || image.naturalWidth === 0) return box;
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
  const shown = Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight);
  const [width, height] = [naturalWidth * shown, naturalHeight * shown];
  const isOnItsSide = getComputedStyle(image).rotate === '90deg';
  return isOnItsSide ? { width: height, height: width } : { width, height };
}
