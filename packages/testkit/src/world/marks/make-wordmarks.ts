import type { SiteSettings } from '@forecourt/domain/settings/registry';

/** How the name of a make is set in type. No maker's logo is drawn: a dealer needs the right to show one. */
export interface Wordmark {
  readonly font: SiteSettings['theme']['displayFont'];
  readonly weight: number;
  /** Letter spacing in thousandths of the size. */
  readonly tracking: number;
  readonly case: 'none' | 'uppercase' | 'lowercase';
}

function wordmark(
  font: Wordmark['font'],
  weight: number,
  tracking: number,
  letters: Wordmark['case'],
): Wordmark {
  return { font, weight, tracking, case: letters };
}

const plain = wordmark('instrument-sans', 600, 0, 'none');

/** By the slug of the make: cars, motorcycles, caravans. */
const wordmarks: Readonly<Record<string, Wordmark>> = {
  'alfa-romeo': wordmark('figtree', 600, 10, 'none'),
  audi: wordmark('archivo', 500, -10, 'none'),
  'aston-martin': wordmark('geologica', 400, 180, 'uppercase'),
  bentley: wordmark('geologica', 400, 220, 'uppercase'),
  bmw: wordmark('barlow', 600, 40, 'uppercase'),
  byd: wordmark('outfit', 600, 60, 'uppercase'),
  chery: wordmark('rubik', 600, 60, 'uppercase'),
  chrysler: wordmark('geologica', 400, 160, 'uppercase'),
  citroen: wordmark('figtree', 500, 60, 'uppercase'),
  cupra: wordmark('saira-condensed', 600, 180, 'uppercase'),
  deepal: wordmark('outfit', 500, 140, 'uppercase'),
  dodge: wordmark('archivo', 850, -10, 'uppercase'),
  ferrari: wordmark('saira-condensed', 600, 60, 'none'),
  fiat: wordmark('archivo', 750, 40, 'uppercase'),
  ford: wordmark('instrument-sans', 600, -20, 'none'),
  foton: wordmark('archivo', 800, 40, 'uppercase'),
  genesis: wordmark('geologica', 400, 240, 'uppercase'),
  gwm: wordmark('archivo', 800, 20, 'uppercase'),
  haval: wordmark('archivo', 700, 100, 'uppercase'),
  holden: wordmark('figtree', 800, -10, 'uppercase'),
  honda: wordmark('archivo', 700, 80, 'uppercase'),
  hyundai: wordmark('manrope', 700, 60, 'uppercase'),
  infiniti: wordmark('geologica', 400, 220, 'uppercase'),
  isuzu: wordmark('saira-condensed', 700, 30, 'uppercase'),
  'isuzu-ute': wordmark('saira-condensed', 700, 30, 'uppercase'),
  jac: wordmark('barlow', 700, 80, 'uppercase'),
  jaecoo: wordmark('outfit', 600, 160, 'uppercase'),
  jaguar: wordmark('geologica', 400, 200, 'none'),
  jeep: wordmark('archivo', 800, -30, 'none'),
  kgm: wordmark('archivo', 800, 60, 'uppercase'),
  kia: wordmark('outfit', 700, 20, 'uppercase'),
  lamborghini: wordmark('saira-condensed', 600, 120, 'uppercase'),
  'land-rover': wordmark('instrument-sans', 500, 60, 'uppercase'),
  ldv: wordmark('archivo', 750, 60, 'uppercase'),
  leapmotor: wordmark('manrope', 600, 40, 'uppercase'),
  lexus: wordmark('geologica', 500, 160, 'uppercase'),
  lotus: wordmark('outfit', 600, 120, 'uppercase'),
  maserati: wordmark('saira-condensed', 600, 140, 'uppercase'),
  mazda: wordmark('manrope', 700, 0, 'lowercase'),
  mclaren: wordmark('manrope', 500, 40, 'none'),
  'mercedes-benz': wordmark('source-sans-3', 400, 10, 'none'),
  mg: wordmark('figtree', 800, 0, 'uppercase'),
  mini: wordmark('outfit', 500, 120, 'uppercase'),
  mitsubishi: wordmark('barlow', 700, 60, 'uppercase'),
  nissan: wordmark('archivo', 600, 120, 'uppercase'),
  omoda: wordmark('outfit', 600, 160, 'uppercase'),
  peugeot: wordmark('rubik', 600, 100, 'uppercase'),
  polestar: wordmark('outfit', 400, 20, 'none'),
  porsche: wordmark('geologica', 600, 180, 'uppercase'),
  ram: wordmark('archivo', 850, 40, 'uppercase'),
  renault: wordmark('schibsted-grotesk', 600, 20, 'none'),
  'rolls-royce': wordmark('source-sans-3', 400, 220, 'uppercase'),
  skoda: wordmark('manrope', 700, 30, 'uppercase'),
  smart: wordmark('onest', 600, -20, 'lowercase'),
  ssangyong: wordmark('barlow', 700, 40, 'uppercase'),
  subaru: wordmark('barlow', 700, 50, 'uppercase'),
  suzuki: wordmark('archivo', 800, 10, 'uppercase'),
  tesla: wordmark('outfit', 500, 260, 'uppercase'),
  toyota: wordmark('archivo', 700, 40, 'uppercase'),
  volkswagen: wordmark('figtree', 500, 0, 'none'),
  volvo: wordmark('schibsted-grotesk', 600, 200, 'uppercase'),
  xpeng: wordmark('outfit', 600, 160, 'uppercase'),
  zeekr: wordmark('outfit', 500, 180, 'uppercase'),
  kestrel: wordmark('onest', 700, -40, 'lowercase'),

  aprilia: wordmark('saira-condensed', 700, 0, 'lowercase'),
  benelli: wordmark('saira-condensed', 700, 20, 'none'),
  'bmw-motorrad': wordmark('barlow', 600, 20, 'none'),
  cfmoto: wordmark('saira-condensed', 800, 20, 'uppercase'),
  ducati: wordmark('saira-condensed', 700, 40, 'uppercase'),
  'harley-davidson': wordmark('saira-condensed', 800, 20, 'uppercase'),
  husqvarna: wordmark('barlow', 600, 20, 'none'),
  indian: wordmark('bricolage-grotesque', 700, -10, 'none'),
  'indian-motorcycle': wordmark('bricolage-grotesque', 700, -10, 'none'),
  kawasaki: wordmark('saira-condensed', 800, 10, 'none'),
  ktm: wordmark('saira-condensed', 850, 0, 'uppercase'),
  'moto-guzzi': wordmark('saira-condensed', 600, 80, 'uppercase'),
  'royal-enfield': wordmark('bricolage-grotesque', 700, 10, 'none'),
  triumph: wordmark('saira-condensed', 700, 40, 'uppercase'),
  vespa: wordmark('outfit', 600, -20, 'none'),
  yamaha: wordmark('saira-condensed', 800, 60, 'uppercase'),

  avan: wordmark('rubik', 700, 0, 'none'),
  coromal: wordmark('figtree', 700, 0, 'none'),
  crusader: wordmark('barlow', 700, 80, 'uppercase'),
  essential: wordmark('figtree', 600, 20, 'none'),
  jayco: wordmark('rubik', 700, -10, 'none'),
  kokoda: wordmark('archivo', 800, 40, 'uppercase'),
  'lotus-caravans': wordmark('outfit', 600, 60, 'uppercase'),
  mdc: wordmark('archivo', 800, 20, 'uppercase'),
  'new-age': wordmark('manrope', 700, 20, 'none'),
  nova: wordmark('outfit', 600, 100, 'uppercase'),
  retreat: wordmark('figtree', 600, 40, 'none'),
  'snowy-river': wordmark('rubik', 600, 0, 'none'),
  sunland: wordmark('rubik', 700, 0, 'none'),
  supreme: wordmark('bricolage-grotesque', 700, 0, 'none'),
  'zone-rv': wordmark('saira-condensed', 700, 60, 'uppercase'),
};

/** How a make's name is set; plainly where nothing is said of it. */
export function wordmarkOf(makeSlug: string): Wordmark {
  return wordmarks[makeSlug] ?? plain;
}
