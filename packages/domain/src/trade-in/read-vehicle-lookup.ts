// In the browser's bundle: nothing here may import the schema library.

/** The car that the valuation service knows under a rego; half of it is usually missing. */
export interface LookedUpVehicle {
  readonly evalId: string | null;
  readonly vin: string | null;
  readonly engineNo: string | null;
  readonly registration: string | null;
  readonly regExpiry: string | null;
  readonly km: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
  readonly variant: string | null;
  readonly year: number | null;
  readonly transmission: string | null;
  readonly redbookCode: string | null;
  readonly body: string | null;
  readonly cylinders: number | null;
  readonly complianceMonth: number | null;
  readonly complianceYear: number | null;
  readonly buildMonth: number | null;
  readonly buildYear: number | null;
}

export interface VehicleLookup {
  readonly vehicle: LookedUpVehicle;
  /** The cars that it could be; the seller chooses one of them. */
  readonly descriptions: readonly string[];
}

const mostDescriptions = 500;
const longestText = 500;

/**
 * Reads the answer of the valuation service: a list whose first item is the vehicle (TRADE-3). Null where
 * there is none. Numbers arrive as texts and texts as numbers, and an empty value may be the text 'null'.
 */
export function readVehicleLookup(answer: unknown): VehicleLookup | null {
  const item: unknown = Array.isArray(answer) ? answer[0] : undefined;
  return isRecord(item) ? { vehicle: readVehicle(item), descriptions: readDescriptions(item) } : null;
}

type Item = Readonly<Record<string, unknown>>;

function readVehicle(item: Item): LookedUpVehicle {
  return {
    evalId: readText(item['EvalID']),
    vin: readText(item['VIN']),
    engineNo: readText(item['EngineNo']),
    registration: readText(item['Registration']),
    regExpiry: readText(item['RegExpiry']),
    km: readNumber(item['KM']),
    make: readText(item['Make']),
    model: readText(item['Model']),
    series: readText(item['Series']),
    variant: readText(item['Variant']),
    year: readYear(item['Year']),
    transmission: readText(item['Transmission']),
    redbookCode: readText(item['redbookCode']),
    body: readText(item['Body']),
    cylinders: readNumber(item['Cylinders']),
    complianceMonth: readMonth(item['CompMth']),
    complianceYear: readYear(item['CompYr']),
    buildMonth: readMonth(item['BuildMth']),
    buildYear: readYear(item['BuildYr']),
  };
}

/** Spelt in both ways by the service; whichever has something in it is meant. */
function readDescriptions(item: Item): readonly string[] {
  const read = [item['VechielDescriptions'], item['VechicleDescriptions']] // sic
    .flatMap((list) => (Array.isArray(list) ? (list as readonly unknown[]).slice(0, mostDescriptions) : []))
    .map((entry) => readText(isRecord(entry) ? entry['Description'] : null))
    .filter((text) => text !== null);
  return [...new Set(read)].slice(0, mostDescriptions);
}

function readText(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return text === '' || text.toLowerCase() === 'null' ? null : text.slice(0, longestText);
}

/** A zero is how the service says that it does not know. */
function readNumber(value: unknown): number | null {
  const text = readText(value)?.replaceAll(',', '') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function readYear(value: unknown): number | null {
  const year = readNumber(value);
  return year !== null && year >= 1880 && year <= 2200 ? year : null;
}

function readMonth(value: unknown): number | null {
  const month = readNumber(typeof value === 'string' ? value.trim().replace(/^0/, '') : value);
  return month !== null && month <= 12 ? month : null;
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}
