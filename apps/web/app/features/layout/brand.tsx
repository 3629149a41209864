import type { BrandView } from '@forecourt/app/layout/layout.view';

export interface BrandProps {
  readonly brand: BrandView;
  /** It lies on a picture: the scheme of the page does not matter there. */
  readonly onPicture?: 'light' | 'dark' | null;
  readonly hasStrapline?: boolean;
}

/** The sign of the site: its logo, or its mark with its name. */
export function Brand({ brand, onPicture = null, hasStrapline = false }: BrandProps) {
  return (
    <span className="wm" data-kind={brand.kind}>
      <BrandPicture brand={brand} onPicture={onPicture} />
      {brand.kind !== 'logo' && (
        <span className="wm-words">
          {brand.name}
          {hasStrapline && brand.strapline !== '' && <small>{brand.strapline}</small>}
        </span>
      )}
    </span>
  );
}

function BrandPicture({ brand, onPicture = null }: BrandProps) {
  const { src, darkSrc, scheme, kind, name, grounds } = brand;
  if (src === null || darkSrc === null) return null;
  const alt = kind === 'logo' ? name : '';
  const height = kind === 'logo' ? 40 : 36;
  if (onPicture !== null) {
    const isDarkOne = grounds.light !== onPicture && grounds.dark === onPicture;
    // A white mark is not seen on a pale picture, nor a black one on a dark.
    const ground = (isDarkOne ? grounds.dark : grounds.light) === onPicture ? undefined : 'own';
    return <img src={isDarkOne ? darkSrc : src} alt={alt} height={height} data-ground={ground} />;
  }
  if (src === darkSrc) return <img src={src} alt={alt} height={height} />;
  // CSS shows the one of the scheme; the other is `loading="lazy"`, and hidden it is not fetched.
  return (
    <>
      <img className="on-light" src={src} alt={alt} height={height} loading={loadingIn('light', scheme)} />
      <img className="on-dark" src={darkSrc} alt={alt} height={height} loading={loadingIn('dark', scheme)} />
    </>
  );
}

function loadingIn(drawnFor: BrandView['scheme'], scheme: BrandView['scheme']): 'eager' | 'lazy' {
  return drawnFor === scheme ? 'eager' : 'lazy';
}
