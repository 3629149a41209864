import { guideCars, oldCar, type GuideCar } from './valuation-cars.ts';

/** What a plate makes the vendor do, whatever else is ordered: tests of many at once need no common order. */
export const tellingPlates = {
  NOCAR1: 'notFound',
  MANY01: 'several',
  OLDCAR: 'old',
  OTHER1: 'anotherCar',
  NOVAL1: 'noValue',
  BADSUM: 'wrongSum',
  SLOW20: 'slow',
  BROKE1: 'broken',
  GARBL1: 'garbled',
  BARE01: 'bare',
} as const;

export type PlateManner = (typeof tellingPlates)[keyof typeof tellingPlates] | 'found';

/** An evaluation as the vendor keeps it, for tests to read. */
export interface Evaluation {
  readonly evalId: string;
  readonly plate: string;
  readonly state: string;
  readonly manner: PlateManner;
  readonly car: GuideCar;
  readonly images: { readonly name: string; readonly bytes: number }[];
  updates: number;
  km: number | null;
  customer: { readonly name: string; readonly email: string; readonly phone: string } | null;
}

type Fields = Readonly<Record<string, unknown>>;

const mostEvaluations = 20_000;

/**
 * A vendor that knows cars by their plates, and what they are worth. It invents both, from the plate alone: the same
 * plate is the same car each time.
 */
export function valuationVendor() {
  const evaluations = new Map<string, Evaluation>();
  const byVin = new Map<string, { readonly plate: string; readonly state: string }>();
  let lookups = 0;

  function begin(plate: string, state: string, car: GuideCar): Evaluation {
    const evalId = `EV${(1_000_000 + evaluations.size).toString()}${plate}`;
    const manner = mannerOf(plate);
    const evaluation = {
      evalId,
      plate,
      state,
      manner,
      car,
      images: [],
      updates: 0,
      km: null,
      customer: null,
    };
    evaluations.set(evalId, evaluation);
    const [oldest] = evaluations.keys();
    if (evaluations.size > mostEvaluations && oldest !== undefined) evaluations.delete(oldest);
    return evaluation;
  }

  return {
    /** POST enter-vin: null where the question makes no sense. */
    lookUp({ rego, state }: Fields): readonly unknown[] | null {
      if (typeof rego !== 'string' || typeof state !== 'string' || rego === '') return null;
      lookups += 1;
      const plate = rego.toUpperCase();
      const manner = mannerOf(plate);
      if (manner === 'notFound') return [{}];
      if (manner === 'several') {
        byVin.set(vinOf(plate), { plate, state });
        const years = [...guideCars.slice(0, 3), ...guideCars.slice(0, 1)];
        return [
          {
            VIN: vinOf(plate),
            VechielDescriptions: years.map((car, nth) => ({ Description: describe(car, nth) })), // sic
          },
        ];
      }
      const answered = manner === 'anotherCar' ? 'XYZ987' : plate;
      return [itemOf(begin(plate, state, carOf(plate)), answered)];
    },
    /** POST manual-entry: which of the descriptions it is. */
    choose({ vin, desc }: Fields): readonly unknown[] | null {
      const asked = typeof vin === 'string' ? byVin.get(vin) : undefined;
      const car = guideCars.find((one, nth) => describe(one, nth) === desc) ?? guideCars[0];
      if (!asked || typeof desc !== 'string') return null;
      return [itemOf(begin(asked.plate, asked.state, car), asked.plate)];
    },
    /** POST image-upload. */
    attach(evalId: string, image: { readonly name: string; readonly bytes: number }): boolean {
      const evaluation = evaluations.get(evalId);
      evaluation?.images.push(image);
      return evaluation !== undefined;
    },
    /** POST update-eval: the kilometres, and whose car it is. */
    update({ evalid, km, cName, cEmail, cPhone }: Fields): readonly unknown[] | null {
      const evaluation = typeof evalid === 'string' ? evaluations.get(evalid) : undefined;
      if (!evaluation || typeof km !== 'number') return null;
      evaluation.updates += 1;
      evaluation.km = km;
      evaluation.customer = { name: text(cName), email: text(cEmail), phone: text(cPhone) };
      return [{ ...itemOf(evaluation, evaluation.plate), KM: String(km) }];
    },
    /** POST value: what it is worth with these answers. */
    value({ id, adjustmentAnswers }: Fields): unknown {
      const evaluation = typeof id === 'string' ? evaluations.get(id) : undefined;
      if (!evaluation) return null;
      if (evaluation.manner === 'noValue') return { id, value: null };
      const lines = linesOf(evaluation, answersOf(adjustmentAnswers));
      const sum = lines.reduce((total, { amount }) => total + amount, 0);
      const spread = Math.round((sum * 0.03) / 100) * 100;
      return {
        id,
        value: sum + (evaluation.manner === 'wrongSum' ? 500 : 0),
        low: sum - spread,
        high: sum + spread,
        lines,
      };
    },
    find: (evalId: string): Evaluation | null => evaluations.get(evalId) ?? null,
    list: (plate: string): readonly Evaluation[] =>
      [...evaluations.values()].filter((one) => one.plate === plate.toUpperCase()),
    lookups: (): number => lookups,
    clear() {
      evaluations.clear();
      byVin.clear();
      lookups = 0;
    },
  };
}

export type ValuationVendor = ReturnType<typeof valuationVendor>;

/** By the plate's first six signs: what follows them tells tests apart. */
export function mannerOf(plate: string): PlateManner {
  const known: Readonly<Record<string, PlateManner>> = tellingPlates;
  return known[plate.toUpperCase().slice(0, 6)] ?? 'found';
}

function carOf(plate: string): GuideCar {
  if (mannerOf(plate) === 'old') return oldCar;
  const sum = Array.from(plate).reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 9973, 7);
  return guideCars[sum % guideCars.length] ?? guideCars[0];
}

function itemOf({ evalId, car, manner }: Evaluation, plate: string): Fields {
  const item = wholeItem(evalId, car, plate);
  // What only its guide knows is left out.
  return manner === 'bare' ? { ...item, Series: '', Variant: 'null', Body: null } : item;
}

/** What the guide knows of the variant with a code; null for no code. */
export function guideEntry(code: string): Fields | null {
  const [, plate] = /^AUVREG(\w{1,12})$/.exec(code) ?? [];
  if (plate === undefined) return null;
  const { make, model, series, variant, year, transmission, body, cylinders } = carOf(plate);
  return {
    Make: make,
    Model: model,
    Series: series,
    Variant: variant,
    Year: String(year),
    Transmission: transmission,
    Body: body,
    Cylinders: cylinders,
  };
}

function wholeItem(evalId: string, car: GuideCar, plate: string): Fields {
  return {
    EvalID: evalId,
    VIN: vinOf(plate),
    EngineNo: `EN${plate}77`,
    Registration: plate,
    RegExpiry: '2027-06-30',
    KM: '0',
    Make: car.make,
    Model: car.model,
    Series: car.series,
    Variant: car.variant,
    Year: String(car.year),
    Transmission: car.transmission,
    redbookCode: `AUVREG${plate}`,
    Body: car.body,
    Cylinders: car.cylinders,
    CompMth: '03',
    CompYr: car.year,
    BuildMth: '02',
    BuildYr: String(car.year),
    VechicleDescriptions: [], // sic
  };
}

function describe(car: GuideCar, nth: number): string {
  const doors = nth === 3 ? ' 4dr' : ' 5dr';
  return `${car.year} ${car.make} ${car.model} ${car.series} ${car.variant} ${car.transmission}${doors}`;
}

/** Seventeen signs, without I, O and Q. */
function vinOf(plate: string): string {
  const signs = plate.replaceAll(/[IOQ]/g, 'X').padEnd(8, '0').slice(0, 8);
  return `6FP000000${signs}`;
}

interface Answers {
  readonly km: number;
  readonly condition: string;
  readonly serviceHistory: string;
  readonly keys: string;
}

function answersOf(sent: unknown): Answers {
  const list = Array.isArray(sent) ? (sent as readonly Fields[]).slice(0, 50) : [];
  const of = (question: string) => text(list.find((one) => one['question'] === question)?.['answer']);
  return {
    km: Number(of('odometer')) || 0,
    condition: of('car_condition'),
    serviceHistory: of('service_history'),
    keys: of('number_of_keys'),
  };
}

/** The number as a sum, in whole dollars. */
function linesOf({ car }: Evaluation, { km, condition, serviceHistory, keys }: Answers) {
  const apart = car.usualKm - km;
  const kilometres = Math.max(-6_000, Math.min(2_000, Math.round((apart * 0.085) / 50) * 50));
  const wear = { excellent: 400, 'like new': 400, good: -700, fair: -1_900, poor: -4_200 }[
    condition.toLowerCase()
  ];
  const history = /full/i.test(serviceHistory) ? 200 : /none|no/i.test(serviceHistory) ? -900 : -300;
  return [
    { code: 'market', amount: car.tradeValue, count: 41 },
    { code: 'odometer', amount: kilometres, km: apart },
    { code: 'condition', amount: wear ?? -1_200 },
    { code: 'service_history', amount: history },
    { code: 'keys', amount: keys.startsWith('1') ? -250 : 0 },
    { code: 'preparation', amount: -500 },
  ];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
