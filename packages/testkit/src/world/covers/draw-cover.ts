/** The colours of a cover: those of the dealer whose article it stands above. */
export interface CoverColours {
  readonly ground: string;
  readonly accent: string;
}

const sheet = '#ffffff';
const ink = '#1b1d21';
const faint = '#d9dce0';
const pale = '#eceef0';

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const tick = (x: number, y: number, colour: string) => stroke(`M${x} ${y}l16 17l32 -36`, colour, 12);
const cross = (x: number, y: number, colour: string) =>
  stroke(`M${x} ${y - 18}l36 36m0 -36l-36 36`, colour, 12);

/** A percent sign: no font is needed on the machine that loads the world. */
const percent = (x: number, y: number, size: number, colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="${size / 7}" stroke-linecap="round">` +
  `<circle cx="${x - size * 0.3}" cy="${y - size * 0.28}" r="${size * 0.17}"/>` +
  `<circle cx="${x + size * 0.3}" cy="${y + size * 0.28}" r="${size * 0.17}"/>` +
  `<path d="M${x + size * 0.28} ${y - size * 0.45}L${x - size * 0.28} ${y + size * 0.45}"/></g>`;

/** From its side: a four-wheel drive. */
const wagon = (x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})"><path fill="${colour}" d="M0 120V72Q2 58 18 54L72 46L112 6Q118 0 128 0H296Q308 0 312 10L324 56Q330 62 330 74V120Z"/>` +
  `<path fill="${pale}" d="M92 48L124 16H188V48ZM200 16H284L296 48H200Z"/>` +
  `${disc(76, 122, 34, ink)}${disc(76, 122, 15, faint)}${disc(256, 122, 34, ink)}${disc(256, 122, 15, faint)}</g>`;

const caravan = (x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})">${stroke('M-64 112H12', ink, 10)}` +
  `<path fill="${colour}" d="M0 118V34Q0 0 34 0H276Q318 0 318 42V118Z"/>` +
  `${box(0, 74, 318, 16, faint)}${box(40, 26, 84, 38, pale, 6)}${box(150, 22, 52, 96, pale, 6)}${box(228, 26, 62, 38, pale, 6)}` +
  `${disc(136, 122, 28, ink)}${disc(136, 122, 12, faint)}${disc(202, 122, 28, ink)}${disc(202, 122, 12, faint)}</g>`;

const line = (y: number, width: number) => box(452, y, width, 16, faint, 8);

const dial = (x: number, needle: string, accent: string) =>
  box(x - 16, 530, 32, 40, ink) +
  disc(x, 630, 76, sheet) +
  stroke(`M${x - 48} 652A52 52 0 0 1 ${x + 48} 652`, faint, 13) +
  stroke(`M${x + 26} 600A52 52 0 0 1 ${x + 48} 652`, accent, 13) +
  stroke(`M${x} 648${needle}`, ink, 9) +
  disc(x, 648, 11, ink);

type Drawing = (accent: string) => string;

/** Each in 1200 by 800. */
const drawings = {
  /** A certificate: what was looked up is clear, but for one line, and the car under the glass. */
  register: (accent) =>
    box(300, 70, 470, 660, sheet, 20) +
    box(360, 140, 250, 28, ink, 14) +
    [0, 1, 2, 3]
      .map((row) => {
        const y = 240 + row * 84;
        return (
          line(y + 2, row % 2 === 0 ? 220 : 170) +
          (row === 2 ? cross(370, y + 8, accent) : tick(364, y + 6, '#136c3a'))
        );
      })
      .join('') +
    box(360, 600, 180, 16, faint, 8) +
    box(360, 636, 120, 16, faint, 8) +
    stroke('M872 640L990 758', ink, 46) +
    disc(760, 520, 190, ink) +
    disc(760, 520, 164, '#f6fafc') +
    `<g transform="translate(628 448) scale(.8)">${wagon(0, 0, accent)}</g>`,
  /** Two rates side by side: the second has the fees on top. */
  rates: (accent) =>
    box(240, 90, 720, 620, sheet, 24) +
    stroke('M320 620H880', ink, 10) +
    box(390, 330, 150, 285, ink, 10) +
    box(660, 330, 150, 285, ink) +
    box(660, 220, 150, 110, accent, 10) +
    box(660, 300, 150, 30, accent) +
    stroke('M560 330H640', faint, 8) +
    percent(465, 250, 92, ink) +
    percent(735, 152, 92, accent),
  /** Signed, and the days in which one may think again. */
  calendar: (accent) =>
    box(260, 120, 680, 600, sheet, 24) +
    `<path fill="${ink}" d="M260 144Q260 120 284 120H916Q940 120 940 144V230H260Z"/>` +
    [380, 820].map((x) => box(x - 14, 80, 28, 90, faint, 14)).join('') +
    Array.from({ length: 15 }, (_, cell) => {
      const [x, y] = [306 + (cell % 5) * 120, 270 + Math.floor(cell / 5) * 140];
      const isFree = cell >= 1 && cell <= 3;
      return box(x, y, 108, 120, isFree ? accent : pale, 12) + (isFree ? tick(x + 30, y + 64, sheet) : '');
    }).join('') +
    stroke('M322 352q14 -44 28 -8t22 -14t16 10t14 -6', ink, 8),
  /** A car and its van, each on a scale of its own. */
  weights: (accent) =>
    '<g transform="translate(-156 -170) scale(1.28)">' +
    box(0, 560, 1200, 240, '#00000026') +
    wagon(210, 350, sheet) +
    caravan(600, 350, sheet) +
    box(200, 512, 350, 26, ink, 8) +
    box(630, 512, 300, 26, ink, 8) +
    dial(375, 'l-24 -40', accent) +
    dial(780, 'l36 -30', accent) +
    '</g>',
  /** An air filter: one half as it was bought, the other as it comes home from the paddock. */
  filter: (accent) =>
    box(230, 170, 740, 460, ink, 36) +
    box(270, 210, 660, 380, sheet, 10) +
    box(600, 210, 330, 380, '#b98f5c', 10) +
    Array.from({ length: 22 }, (_, fold) => {
      const x = 270 + fold * 30;
      return box(x, 210, 10, 380, fold < 11 ? faint : '#8a6335');
    }).join('') +
    Array.from({ length: 46 }, (_, grain) => {
      const [x, y] = [612 + ((grain * 137) % 306), 222 + ((grain * 89) % 352)];
      return disc(x, y, 5 + (grain % 4) * 3, '#6d4c26');
    }).join('') +
    Array.from({ length: 26 }, (_, grain) =>
      disc(990 + ((grain * 73) % 180), 110 + ((grain * 211) % 580), 4 + (grain % 5) * 2, '#d9b98a'),
    ).join('') +
    stroke('M272 190H928', accent, 8),
} as const satisfies Readonly<Record<string, Drawing>>;

export type CoverSubject = keyof typeof drawings;

export const coverSubjects = Object.keys(drawings) as readonly CoverSubject[];

/** What an article is about, drawn: of a rate or a right there is no photograph. */
export function drawCover(subject: CoverSubject, { ground, accent }: CoverColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${box(0, 0, 1200, 800, ground)}${drawings[subject](accent)}</svg>`;
}
