import type { ReactNode } from 'react';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { carouselRules } from '@forecourt/domain/pages/carousel-buttons';
import { Carousel } from '@forecourt/ui/carousel';
import { CheckRow } from '@forecourt/ui/check-row';
import { Chip } from '@forecourt/ui/chip';
import { Disclosure } from '@forecourt/ui/disclosure';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Picture } from '@forecourt/ui/picture';
import { Select } from '@forecourt/ui/select';
import { Skeleton } from '@forecourt/ui/skeleton';
import { DesignOverlays } from './design-overlays.tsx';
import { DesignPrices } from './design-prices.tsx';
import { DesignSlider } from './design-slider.tsx';
import { DesignTokens } from './design-tokens.tsx';
import type { DesignView } from '../../shared/design.view.ts';
import '../../blocks/home.css';
import '../stock/search/search-page.css';

/** Every component in every state. It is part of no site: development alone shows it. */
export function Page({ view }: { readonly view: DesignView }) {
  return (
    <div className="wrap band">
      <h1>{view.heading}</h1>
      <DesignTokens />
      <Controls />
      <Part title="Slider">
        <DesignSlider view={view} />
      </Part>
      <DesignPrices picture={view.picture} />
      <Part title="Carousel" isWide>
        <Carousel label="Sample cars" rules={carouselRules} className="range">
          {Array.from({ length: 6 }, (_, place) => (
            <div className="model" key={place}>
              <Picture picture={view.picture} sizes="320px" fit={place % 2 === 0 ? 'cover' : 'whole'} />
              <b>Model {place + 1}</b>
            </div>
          ))}
        </Carousel>
      </Part>
      <DesignOverlays />
      <Part title="Skeleton" isWide>
        <Skeleton label="Loading" count={3} item={['picture', 'title', 'line', 'price']} />
      </Part>
    </div>
  );
}

function Controls() {
  return (
    <>
      <Part title="Buttons">
        <Button>Solid</Button>
        <Button look="line">Line</Button>
        <Button look="soft">Soft</Button>
        <Button look="spot">Spot</Button>
        <Button isSmall look="line">
          Small
        </Button>
        <Button disabled>Disabled</Button>
        <Button busyLabel="Sending">Send enquiry</Button>
        <ButtonLink href="#top">Link</ButtonLink>
        <a className="link" href="#top">
          Text link
        </a>
      </Part>
      <Part title="Chips">
        <Chip label="Utes" href="#top" />
        <Chip label="Under $30,000" href="#top" isOn removes />
      </Part>
      <Part title="Fields">
        <LabelledField id="first-name" label="First name" hint="As on your licence">
          {(control) => <input {...control} className="inp" />}
        </LabelledField>
        <LabelledField id="email" label="Email" error="Please enter your email address">
          {(control) => <input {...control} className="inp" defaultValue="sam@" />}
        </LabelledField>
        <LabelledField id="state" label="State" isOptional>
          {(control) => (
            <Select {...control} options={['NSW', 'QLD', 'VIC'].map((value) => ({ value, label: value }))} />
          )}
        </LabelledField>
      </Part>
      <Part title="Choices">
        <div>
          <CheckRow name="body" value="ute" label="Ute" count="1,204" isChecked />
          <CheckRow name="body" value="suv" label="SUV" count="982" isChecked={false} />
          <CheckRow name="body" value="van" label="Van" count="0" isChecked={false} isEmpty />
          <CheckRow kind="radio" name="type" value="used" label="Used" isChecked />
        </div>
        <div className="side">
          <Disclosure heading="Year" chosen="2016 or newer">
            <p>Opened</p>
          </Disclosure>
          <Disclosure heading="Fuel" isOpen>
            <p>Opened</p>
          </Disclosure>
        </div>
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isWide = false, children }: PartProps) {
  return (
    <section className="sect">
      <h2>{title}</h2>
      <div className={isWide ? undefined : 'chips'}>{children}</div>
    </section>
  );
}
