import { listed } from './listed.ts';

/**
 * Words by which feeds lengthen a model's name with a badge, a body or a drive: CX-5 Akera, Ranger XLS Double Cab. What
 * is left without them is the model. They stay words of the search, and are not corrected. No single letters: a
 * Model S is no Model.
 */
export const badgeWords: ReadonlySet<string> = new Set(
  `double dual crew single extra club king space cab chassis pickup ute sedan hatch hatchback wagon sportback liftback
  lwb swb mwb awd fwd rwd 4wd 2wd 4x4 4x2 auto manual cvt dsg diesel petrol turbo hybrid phev ev tdi tsi tfsi v6 v8
  sport sports sportivo touring tourer premium limited luxury lux luxe ultra ultimate deluxe signature executive
  edge edition plus core base icon style life elegance ambition active elite essential essence excite vibe vivid
  standard range long extended performance dynamic altitude platinum titanium ascent atara altise conquest levin zr sx
  ascentsport workmate sr sr5 rogue rugged gx gxl vx vxl sahara kakadu crusade grande cruiser edge pure evolve maxx akera
  azami neo astina genki kuro sp sp20 sp25 xtr xt xtl gt gtline gti gtd gtx gts gtsr st stl stx sti stline ts tsl tsr ti
  til tis nismo warrior ntrek trend ambiente zetec ghia vignale lx xl xls xlt wildtrak raptor tremor fx4 xr6 xr8 xr5 g6
  ss ssv sv6 ltz lt lsr z71 storm evoke calais sri cdx highlander trophy calligraphy nline snow si sli exceed aspire gls
  glx glxr gsr vrx safari blackline ls lsm lsu lst lsx lsxr vti vtil vtilx vtir vtis euro rs se sel sl slx g15 g20 g25
  g35 gl es rf laredo overland longitude summit rubicon trailhawk highline comfortline trendline rline wolfsburg
  allspace alltrack aventura canyon quattro inscription momentum recharge xsr tradesman xterrain offroad trail outback
  cannonx vanta 110tsi 132tsi 140tsi 162tsi lams abs`.split(/\s+/),
);

/** Names that end in such a word and are models of their own. */
export const wholeModels: ReadonlySet<string> = new Set(
  listed('pajerosport, discoverysport, rangeroversport, rangerraptor'),
);
