import type { Overrides } from '../dealer-spec.ts';
import { bigyardTheme } from '../themes/bigyard.ts';
import { coastlineTheme } from '../themes/coastline.ts';
import { hallamTheme } from '../themes/hallam.ts';
import { harboursideTheme } from '../themes/harbourside.ts';
import { ironbarkTheme } from '../themes/ironbark.ts';
import { kestrelTheme } from '../themes/kestrel.ts';
import { meridianTheme } from '../themes/meridian.ts';
import { moretonTheme } from '../themes/moreton.ts';
import { pembertonTheme } from '../themes/pemberton.ts';
import { wanderlightTheme } from '../themes/wanderlight.ts';

interface SiteLook {
  readonly template: string;
  readonly theme: NonNullable<Overrides['theme']>;
}

/** The looks that the sites of the scale world share. */
export const looks: readonly SiteLook[] = [
  { template: 'showroom', theme: harboursideTheme },
  { template: 'showroom', theme: pembertonTheme },
  { template: 'showroom', theme: meridianTheme },
  { template: 'showroom', theme: kestrelTheme },
  { template: 'supermarket', theme: moretonTheme },
  { template: 'supermarket', theme: bigyardTheme },
  { template: 'supermarket', theme: ironbarkTheme },
  { template: 'local', theme: hallamTheme },
  { template: 'local', theme: coastlineTheme },
  { template: 'local', theme: wanderlightTheme },
];
