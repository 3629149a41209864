/** Where texts of pages are written; the words that buyers type are names of cars. */
const spoken =
  /^(?:packages\/(?:domain|app|ui)\/src|apps\/web\/app)\/(?!.*(?:\.test\.|\/test\/|\/design\/|\/search\/words\/)).*\.tsx?$/;

const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|>([^<>{}]+)</g;

/** Every word that is not tiny has a capital, or every letter is one: View Details, BOOK NOW. */
const title =
  /^[A-Z][a-z]+(?:[- ](?:a|an|the|of|in|on|to|for|from|and|or|&|[A-Z][a-z]*))*[- ][A-Z][a-z]+[?!]?$|^[A-Z]{2,}(?: [A-Z]{2,})+$/;

/** What keeps its capitals. */
const names: readonly RegExp[] = [
  // Leads are filed under these words of the specification, in the systems of dealers too.
  / (?:Enquiry|Booking|Request)$|^Pre-Approval$/,
  // Fields of a lead, as the specification names them.
  /^(?:Vehicle|Service|Preferred|Drop-off) (?:Make|Model|Year|Rego|State|Interval|Type|Service Date|Time)$/,
  // Equipment and paint, as feeds name them.
  /^(?:Adaptive Cruise Control|Android Auto|Blind Spot Monitor|(?:Heated|Leather) Seats|Reverse Camera|Satellite Navigation|Tow Bar|Soul Red)$/,
  /^(?:(?:Climate|Cruise) Control|Bull Bar|Head Up Display|Keyless Ignition|Panoramic Sunroof|Power Tailgate|Premium Sound System|Roof Racks|Side Steps)$/,
  // What is sold under a name: programmes, services, makes.
  /^(?:Toyota Certified|Select Service|Suzuki Australia|Viscount Caravans|Mercedes[- ]Benz|Harley-Davidson)$/,
  /^(?:Bricolage Grotesque|Instrument Sans|Saira Condensed|Schibsted Grotesk|Samsung Internet)$/,
  /^Mon-Sat$|^(?:Central|Gold|Sunshine) Coast$|^(?:New South Wales|(?:South|Western) Australia)$/,
];

/** Says which text of a page is in title case: labels, headings and buttons are in sentence case. */
export function titleCase(path: string, text: string): string | undefined {
  if (!spoken.test(path)) return undefined;
  const found = [...text.replaceAll(comment, '').matchAll(literal)]
    .map(([, single, double, markup]) => (single ?? double ?? markup ?? '').trim())
    .find((said) => title.test(said) && !names.some((name) => name.test(said)));
  return found && `"${found}" is in title case; visitors read sentence case`;
}
