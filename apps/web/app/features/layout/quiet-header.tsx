import type { BrandView, HeaderView } from '@forecourt/app/layout/layout.view';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { Brand } from './brand.tsx';

interface QuietHeaderProps {
  readonly brand: BrandView;
  readonly header: Pick<HeaderView, 'phone'>;
}

/** The top of a page on which money is asked for: the mark and the phone. The page adds its one way out. */
export function QuietHeader({ brand, header: { phone } }: QuietHeaderProps) {
  return (
    <header className="hdr" data-look="quiet">
      <div className="wrap">
        <a className="home" href="/" data-document="">
          <Brand brand={brand} onPicture={null} hasStrapline={false} />
          <span className="vh"> (home)</span>
        </a>
        <div className="tools">{phone && <PhoneReveal className="phone" phone={phone} isShort />}</div>
      </div>
    </header>
  );
}
