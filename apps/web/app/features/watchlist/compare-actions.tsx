import type { ComparePageView } from '@forecourt/app/watchlist/compare-page.view';
import { FormLink } from '../leads/form-link.tsx';

interface CompareActionsProps extends Pick<ComparePageView, 'cars'> {
  /** There is a column in which one more car could stand. */
  readonly hasRoom: boolean;
}

/** What to do next about each car, at the end of its column (WATCH-4). */
export function CompareActions({ cars, hasRoom }: CompareActionsProps) {
  if (cars.every(({ buttons }) => buttons.length === 0)) return null;
  return (
    <tbody role="rowgroup">
      <tr className="cmp-next" role="row">
        <th scope="row" role="rowheader">
          <span>What next?</span>
        </th>
        {cars.map((car) => (
          <td key={car.href} role="cell">
            {car.buttons.map(({ opens, text, href }, place) => {
              const Anchor = opens === 'form' ? FormLink : 'a';
              return (
                <Anchor key={text} className={place === 0 ? 'btn line' : 'link'} href={href}>
                  {text}
                  <span className="vh">: {car.name}</span>
                </Anchor>
              );
            })}
          </td>
        ))}
        {hasRoom && <td className="add" role="cell" />}
      </tr>
    </tbody>
  );
}
