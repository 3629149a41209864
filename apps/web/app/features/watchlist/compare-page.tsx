import { useEffect, useState } from 'react';
import { readCompared } from '@forecourt/domain/watchlist/choose-compared';
import type { ComparedCarView, ComparePageView } from '@forecourt/app/watchlist/compare-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { carIcon, plusIcon, xIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { PriceBlock } from '@forecourt/ui/price-block';
import { readStoredList, storeList } from '../../browser/stored-list.ts';
import { DrawnVehicle } from '../../shared/drawn-vehicle.tsx';
import { CompareActions } from './compare-actions.tsx';
import { compareAddress } from './saving/compare-address.ts';
import { CompareRows } from './compare-rows.tsx';
import { useSaving } from './saving/use-saving.ts';
import '@forecourt/ui/styles/compare-page.css';
import '@forecourt/ui/styles/compare-wide.css';
import '@forecourt/ui/styles/garage.css';

/** Cars side by side (WATCH-4). Everything on it is a link, so that it works and can be sent as it is. */
export function Page({ view }: { readonly view: ComparePageView }) {
  const { searchHref, words } = useSaving();
  const { title, cars, groups, same, choices, add, emptyText, rateWarning, driveTwo, priceNote } = view;
  const isLeaving = useTray(view);
  if (cars.length === 0) {
    return (
      <div className="wrap compare saved-none">
        <h1>{title}</h1>
        <p role="status">{isLeaving ? 'Fetching the ones you chose…' : emptyText}</p>
        <ButtonLink href={searchHref}>Look at our {words.noun}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="wrap compare">
      <header className="cmp-head">
        <h1>{title}</h1>
        {choices.length > 0 && <RowChoices choices={choices} />}
        {add && (
          <a className="link cmp-more" href={add.href}>
            <Icon path={plusIcon} />
            {add.label}
          </a>
        )}
      </header>
      {priceNote !== null && <p className="notice">{priceNote}</p>}
      {/* Explicit roles: on phones CSS changes the `display` of the rows, and they would no longer be read as a table. */}
      <div className="cmp-scroll" data-wide={cars.length > 4 ? '' : undefined}>
        <table className="cmp" role="table" data-cars={cars.length}>
          <caption className="vh">{title}. Rows that differ are marked.</caption>
          <CompareHead cars={cars} add={add} />
          {groups.map(({ label, rows }) => (
            <CompareRows
              key={label}
              label={label}
              rows={rows}
              hasRoom={add !== null}
              cars={cars.length}
              rateWarning={rateWarning}
            />
          ))}
          <CompareActions cars={cars} hasRoom={add !== null} />
        </table>
      </div>
      {same.length > 0 && <SameForAll same={same} />}
      {driveTwo && (
        <p className="notice">
          <Icon path={carIcon} />
          <span>
            <b>{driveTwo.heading}</b> {driveTwo.text}{' '}
            <a className="link" href={driveTwo.book.href} data-document="">
              {driveTwo.book.label}
            </a>
          </span>
        </p>
      )}
    </div>
  );
}

/**
 * The tray and this page are one list: an address with cars is what the tray holds from then on, one without is about
 * those in the tray. True: the browser is on its way there.
 */
function useTray({ readsTray, chosen }: ComparePageView): boolean {
  const { keys, compare } = useSaving();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!readsTray) {
      storeList(keys.compare, chosen);
      return;
    }
    const inTray = readCompared(readStoredList(keys.compare), compare?.limit ?? 0);
    if (!compare || inTray.length === 0) return;
    setLeaving(true);
    location.replace(compareAddress(compare.href, inTray));
  }, [readsTray, chosen, keys.compare, compare]);
  return isLeaving;
}

/** Rows that would say one thing in every column. */
function SameForAll({ same }: Pick<ComparePageView, 'same'>) {
  return (
    <details className="cmp-same">
      <summary>Same for all ({same.length})</summary>
      <dl>
        {same.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function RowChoices({ choices }: Pick<ComparePageView, 'choices'>) {
  return (
    <nav className="seg" aria-label="Which rows">
      {choices.map(({ label, href, isChosen }) => (
        <a
          key={label}
          className={isChosen ? 'on' : undefined}
          href={href}
          aria-current={isChosen ? 'true' : undefined}
          data-keep-scroll=""
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The pictures, and under them names and prices. */
function CompareHead({ cars, add }: Pick<ComparePageView, 'cars' | 'add'>) {
  return (
    <thead role="rowgroup">
      <tr className="cmp-pics" role="row">
        <td role="cell" />
        {cars.map((car) => (
          <td key={car.href} role="cell">
            <CarPicture car={car} />
          </td>
        ))}
        {add && (
          <td className="add" role="cell">
            <a className="cmp-add" href={add.href}>
              <Icon path={plusIcon} />
              {add.label}
            </a>
          </td>
        )}
      </tr>
      <tr className="cmp-cars" role="row">
        <td className="cmp-note" role="cell">
          {cars.length > 1 && (
            <>
              Rows that differ are bold and marked <i className="diamond" />
            </>
          )}
        </td>
        {cars.map((car) => (
          <th key={car.href} scope="col" role="columnheader" data-state={car.isGone ? 'sold' : undefined}>
            {car.state !== null && <span className="state">{car.state}</span>}
            <a className="t" href={car.href}>
              {car.title}
            </a>
            {car.subtitle !== null && <span className="sub">{car.subtitle}</span>}
            <PriceBlock price={car.price} />
          </th>
        ))}
        {add && <td className="add" role="cell" />}
      </tr>
    </thead>
  );
}

function CarPicture({ car }: { readonly car: ComparedCarView }) {
  return (
    <div className="cmp-car" data-state={car.isGone ? 'sold' : undefined}>
      <a href={car.href} tabIndex={-1} aria-hidden="true">
        {car.picture ? (
          <Photo
            picture={{ ...car.picture, alt: '' }}
            sizes="(min-width: 51.25em) 25vw, 33vw"
            width={960}
            height={600}
            isFirst
          />
        ) : (
          <span className="none">
            <DrawnVehicle />
            {car.pendingText}
          </span>
        )}
      </a>
      <a className="icon-btn x" href={car.hrefWithout} aria-label={`Remove ${car.name}`} data-keep-scroll="">
        <Icon path={xIcon} />
      </a>
    </div>
  );
}
