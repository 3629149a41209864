/** The colours that a buyer types, each with the words by which paints of it are named in feeds. */
export const paintFamilies: Readonly<Record<string, readonly string[]>> = {
  white: ['white', 'blanc', 'bianca', 'bianco', 'blanco'],
  black: ['black', 'noir', 'nero'],
  grey: ['grey', 'gray', 'gris'],
  silver: ['silver', 'quicksilver'],
  blue: ['blue', 'bleu', 'blu'],
  red: ['red', 'rosso', 'rouge'],
  green: ['green', 'verde'],
  orange: ['orange'],
  yellow: ['yellow', 'giallo'],
  brown: ['brown'],
  gold: ['gold'],
  bronze: ['bronze'],
  beige: ['beige'],
  purple: ['purple', 'violet'],
  maroon: ['maroon'],
  burgundy: ['burgundy'],
  pink: ['pink'],
};

/** Read where a paint's name has no plain colour in it. */
export const stoneFamilies: Readonly<Record<string, readonly string[]>> = {
  white: ['ivory', 'snow', 'snowflake', 'glacier'],
  black: ['onyx', 'ebony'],
  grey: ['graphite', 'charcoal', 'gunmetal', 'gun', 'slate', 'titanium', 'anthracite', 'basalt', 'granite'],
  silver: ['aluminium', 'chrome', 'platinum'],
  blue: ['navy', 'sapphire', 'azure'],
  red: ['crimson', 'scarlet', 'ruby', 'cherry'],
  orange: ['copper', 'amber'],
  beige: ['taupe', 'sand', 'sandy', 'champagne'],
};

/** Other spellings of a colour. */
export const colourSpellings: Readonly<Partial<Record<string, string>>> = { gray: 'grey', golden: 'gold' };

/** What follows these is the roof, the mirrors or the second colour. */
export const secondPaint: ReadonlySet<string> = new Set(['with', 'over', 'and', 'w']);
