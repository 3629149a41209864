import { makes } from '../../vehicles/makes.ts';
import { make, model } from '../../vehicles/make.ts';
import type { CatalogueMake } from '../../vehicles/catalogue.ts';

const paints = { white: 'Alpine White', black: 'Midnight', blue: 'Racing Blue' };

const motorcycles = make('Newstead Cycles', { popularity: 1, vinPrefix: '68Y', paints }, [
  model('Streetfighter', 1, 'bike-naked', ['Road'])`
    # RM33 | 2021-2026 | naked 689cc i2 ulp m6
    Standard | 12299 | 5
    # RM17 | 2014-2020 | naked 689cc i2 ulp m6
    Standard | 10599 | 5
  `,
  model('Traveller', 1, 'bike-adventure', ['Adventure'])`
    # GT12 | 2019-2026 | adventure 1254cc i2 pulp m6
    Touring | 28990 | 3 | | Heated Grips
  `,
]);

const caravans = make('Newstead Vans', { popularity: 1, vinPrefix: '68J', paints: { white: 'White' } }, [
  model('Wayfarer', 1, 'caravan', ['Caravans'])`
    # MY21 | 2021-2026 | caravan 17ft 8wide 1980tare 2400atm sleeps3 single
    17.55-3 | 59990 | 5
    19.61-3 | 74990 | 3 | 19ft 2290tare 2790atm tandem
    # MY14 | 2012-2020 | caravan 18ft 8wide 1850tare 2250atm sleeps4 tandem
    18.57-4 | 52990 | 5
  `,
]);

/** The catalogue with one make of everything that is no car. */
export const sampleMakes: readonly CatalogueMake[] = [...makes, motorcycles, caravans];
