import { useEffect, useState } from 'react';
import { useNavigation, useNavigationState } from '../../navigation/use-navigation.ts';

interface FixtureView {
  readonly heading: string;
}

function ListPage({ view }: { readonly view: FixtureView }) {
  const { go, tellFailures } = useNavigation();
  useEffect(() => tellFailures(), [tellFailures]);
  const { hasFailed } = useNavigationState();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>{view.heading}</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        {isOpen ? 'Filters are open' : 'Open filters'}
      </button>
      <button type="button" onClick={() => void go('/list?slid=1', { keepsScroll: true, replaces: true })}>
        Slide
      </button>
      <form action="/list" data-keep-scroll="">
        <input name="query" aria-label="Search" />
        <input name="method" type="hidden" value="clobbered" />
      </form>
      <p>{hasFailed ? 'The filter failed' : 'All is well'}</p>
      <svg width="10" height="2000" aria-hidden="true" />
      <ul>
        <li>
          <a href="/list?make=kia" data-keep-scroll="">
            Kia
          </a>
        </li>
        <li>
          <a href="/cars/a" data-kind="car">
            Car A
          </a>
        </li>
        <li>
          <a href="/cars/a#reviews">Reviews of A</a>
        </li>
        <li>
          <a href="/old-car">Moved car</a>
        </li>
        <li>
          <a href="/of-another-build">Of another build</a>
        </li>
        <li>
          <a href="/away">Away</a>
        </li>
        <li>
          <a href="/brochure.txt">Brochure</a>
        </li>
        <li>
          <a href="#end">To the end</a>
        </li>
      </ul>
      <svg width="10" height="2000" aria-hidden="true" />
      <p id="end">The end</p>
    </>
  );
}

function CarPage({ view }: { readonly view: FixtureView }) {
  const [photo, setPhoto] = useState(1);
  return (
    <>
      <h1>{view.heading}</h1>
      <button type="button" onClick={() => setPhoto(photo + 1)}>
        Photo {photo}
      </button>
      <svg width="10" height="2000" aria-hidden="true" />
      <h2 id="reviews">Reviews</h2>
      <a href="/cars/b">Car B</a>
      <a href="/broken-car">Broken car</a>
      <svg width="10" height="2000" aria-hidden="true" />
    </>
  );
}

function BrokenPage(): never {
  throw new Error('a view that no component can draw');
}

/** In the place of the product's table: two kinds that are as long as real ones, and one that fails. */
export const pageKinds = {
  search: async () => ({ Page: ListPage }),
  car: () => import('./fixture-car-code.ts').then(() => ({ Page: CarPage })),
  broken: async () => ({ Page: BrokenPage }),
};
