import { listed } from './listed.ts';

/** How a number is bounded. The words of years say also that a year is meant. */
export type Bound = 'max' | 'min' | 'from' | 'newer' | 'older' | 'around' | 'between';

/** Words by what they say; the blanks in them do not matter, and than is as often typed as then. */
function byWord<Said extends string>(
  table: Readonly<Partial<Record<Said, string>>>,
): ReadonlyMap<string, Said> {
  return new Map(
    (Object.entries(table) as [Said, string][]).flatMap(([said, words]) =>
      listed(words)
        .map((word) => word.replaceAll(' ', ''))
        .flatMap((word) => [word, word.replace(/than$/, 'then')])
        .map((word) => [word, said] as const),
    ),
  );
}

/** Before a number. */
export const boundsBefore = byWord<Bound>({
  max: `under, below, less than, less, lower than, lower, no more than, not more than, not over, not above, nothing over,
    no greater than, up to, up till, max, maximum, max of, max price, within, cheaper than, sub, at most, beneath,
    underneath, fewer than, <, <=`,
  min: 'over, above, more than, greater than, higher than, upwards of, >, >=',
  from: 'from, at least, min, minimum, min of, starting at, starting from, no less than, not under, not less than',
  newer: `newer than, newer, after, since, post, later than, younger than, not older than, no older than,
    nothing older than, not before`,
  older: 'older than, older, before, pre, earlier than, prior to, not newer than, no newer than',
  around: 'around, about, approx, approximately, roughly, circa, round about, arnd, ~',
  between: 'between, btw, btwn',
});

/** After a number. */
export const boundsAfter = byWord<Bound>({
  max: 'or less, or under, or below, or cheaper, or lower, and under, and below, max, maximum, tops',
  from: `or more, or above, or over, or up, and above, and over, and more, and up, and upwards, up, upwards, plus, min,
    minimum, +`,
  newer: `onwards, onward, on, newer, or newer, and newer, or later, and later, or younger, and onwards, and on, and after,
    or after, to now, till now, to present, to current, to today`,
  older: 'or older, and older, or earlier, and earlier, or before, and before',
  around: 'ish, or so, or thereabouts',
});

/** Between two numbers. 'and' and 'or' join any two things, so they join numbers only where they must. */
export const rangeJoins: ReadonlySet<string> = new Set(listed('to, -, till, til, upto, thru, through'));
export const looseJoins: ReadonlySet<string> = new Set(['and', 'or', '/']);

/** Before a number or its bound: what the number is of. */
export const subjects = byWord<'price' | 'km' | 'year'>({
  price: 'price, priced, price range, budget, budget is, budget of, my budget, my budget is, $',
  km: 'km, kms, klms, kilometres, kilometers, kays, odometer, odo, mileage',
  year: 'year',
});

export type Unit = 'thousand' | 'km' | 'dollar' | 'seats' | 'ish';

/** After a number, with or without a blank. */
export const numberUnits = byWord<Unit>({
  thousand: 'k, grand, thousand, thou',
  km: `km, kms, klm, klms, ks, kay, kays, kilometre, kilometres, kilometer, kilometers, clicks, on the clock, on the odo,
    on the odometer`,
  dollar: 'dollars, dollar, bucks, aud, $',
  seats: 'seat, seats, seater, seaters, seated, str',
  ish: 'ish',
});

/** What else is counted: a number before one of these is none that the stock can be searched by. */
export const otherUnits: ReadonlySet<string> = new Set(
  listed(`door, doors, dr, speed, spd, sp, cyl, cylinder, cylinders, star, stars, litre, litres, l, lt, ltr, liter,
  cc, kw, hp, nm, kg, kgs, kilo, kilos, tonne, tonnes, ton, t, tonner, inch, inches, mm, cm, m, metre, metres,
  ft, foot, feet, berth, berths, bunk, bunks, owner, owners, previousowners, year, years, yr, yrs, yo, month,
  months, mth, mths, airbag, airbags, key, keys, passenger, passengers, people, person, stroke, valve,
  percent, %, amp, amps, ah, v, volt, volts, w, watt, watts, gear, gears, pin, axle, way, zone, series, range,
  warranty, towing, tow, service, wheeler, wheels, wheel, plate, week, weekly, pw, wk, perweek, aweek,
  eachweek, awk, perwk, monthly, permonth, amonth, pm, fortnight, fortnightly, afortnight, perfortnight, pf,
  dollarsaweek, bucksaweek, dollarsperweek, deposit, repayment, repayments, down, off, of, away, radius, mins,
  minutes, hour, hours, days, aday, ayear, peryear, payload, gvm, gcm, atm, tare, downball, ball, kwh, psi`),
);

/** A number after one of these is somebody's number, or a date. */
export const numberedThings: ReadonlySet<string> = new Set(
  listed(`stock, stocknumber, stockno, number, no, num, #, vin, rego, plate, id, code, postcode, til, till, until,
  expires, exp, january, february, march, april, june, july, august, september, october, november, december,
  jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, version, mk, mark, gen, type, phase, stage,
  euro, v, level, x`),
);

/** Numbers in words, as far as seats and thousands are said in words. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  listed(`two 2, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, fifteen 15, twenty 20,
  twentyfive 25, thirty 30, thirtyfive 35, forty 40, fourty 40, fortyfive 45, fifty 50, sixty 60, seventy 70,
  eighty 80, ninety 90, hundred 100`).map((entry) => {
    const [word = '', value] = entry.split(' ');
    return [word, Number(value)];
  }),
);
