import type { SimilarCarsView, VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { CarCard } from '../card/car-card.tsx';

export interface SimilarCarsProps {
  readonly similar: SimilarCarsView;
  readonly look: VehiclePageView['looks']['similarCard'];
}

const rows = { open: 'grid g-four', compact: 'grid m-five', mini: 'l-rest four' } as const;

/** Cars like this one that can still be bought (VDP-4, SRCH-18). */
export function SimilarCars({ similar, look }: SimilarCarsProps) {
  const { heading, all, cards } = similar;
  return (
    <section className="wrap band similar">
      <div className="head">
        <h2>{heading}</h2>
        <a className="link" href={all.href}>
          {all.text}
        </a>
      </div>
      <div className={rows[look]}>
        {cards.map((car) => (
          <CarCard key={car.id} car={car} look={look} />
        ))}
      </div>
    </section>
  );
}
