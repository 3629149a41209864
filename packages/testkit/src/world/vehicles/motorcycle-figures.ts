import type { Variant } from '@forecourt/domain/stock/car/variant';
import type { Vehicle } from '../stock/choose-vehicle.ts';

type MotorcycleFigures = Partial<Pick<Variant, 'power' | 'isLams' | 'seatHeight' | 'wetWeight'>>;

/**
 * As the makers publish them, a line for a model, or for one of its badges or series: seat height in millimetres,
 * power in kilowatts, whether learners may ride it (L) or need a full licence (F), and where the table of the make
 * has a dry weight, the one with oil and a full tank. A dash is what a feed does not send.
 */
const published = `
Yamaha MT-07 | 805 38 L
Yamaha MT-07 MT-07HO | 805 54 F
Yamaha MT-09 | 825 88 F
Yamaha MT-03 | 780 31 L
Yamaha YZF-R3 | 780 31 L
Yamaha YZF-R7 | 835 - L
Yamaha Ténéré 700 | 875 - L
Yamaha Ténéré 700 Rally Edition | - 54 F
Yamaha Tracer 9 | 810 88 F
Yamaha XVS650 | 695 29 L -
Yamaha XVS650 XVS650A Classic | 710 29 L -
Yamaha Bolt | 690 - F
Yamaha WR450F | 955 - -
Yamaha WR250F | 955 - -
Yamaha XMAX | 795 21 L
Kawasaki Ninja 400 | 785 33 L
Kawasaki Ninja 500 | 785 33 L
Kawasaki Z400 | 785 33 L 167
Kawasaki Z650 | 790 - L
Kawasaki Z650RS | 820 - L
Kawasaki Ninja 650 | 790 - L
Kawasaki Z900 | 820 92 F
Kawasaki Z900RS | 835 82 F
Kawasaki Vulcan S | 705 - L
Kawasaki Vulcan 900 | 680 37 F
Kawasaki Versys 650 | 845 - L
Kawasaki Versys-X 300 | 815 29 L
Kawasaki KLR650 | 870 - L
Kawasaki KLR650 KL650E | 890 - L
Kawasaki KLX230 | 830 - L
Kawasaki Ninja ZX-10R | 835 149 F
Kawasaki Ninja H2 | 835 147 F
Triumph Bonneville T120 | 790 59 F
Triumph Street Twin | 760 - F
Triumph Street Twin LAMS | 760 - L
Triumph Scrambler 900 | 790 48 F
Triumph Speed Twin 900 | 780 48 F
Triumph Street Triple | 825 88 F
Triumph Street Triple RS | - - F
Triumph Trident 660 | 805 40 L
Triumph Tiger Sport 660 | 835 40 L
Triumph Tiger 900 | 810 - F
Triumph Tiger 900 Rally Pro | 850 - F
Triumph Rocket 3 | 773 123 F
Triumph Rocket 3 GT | 750 123 F
Triumph Speed 400 | 790 29 L
Triumph Scrambler 400 X | 835 29 L
Ducati Monster | 820 82 F
Ducati Monster SP | 840 82 F
Ducati Monster 659 LAMS | - - L
Ducati Scrambler | 795 54 F 189
Ducati Scrambler Sixty2 LAMS | 790 30 L 183
Ducati Multistrada V4 | 840 125 F 243
Ducati Multistrada V4 V4 Rally | 870 125 F 260
Ducati DesertX | 875 81 F
Ducati Panigale V4 | - 158 F
Ducati Panigale V2 | 840 114 F
Ducati Diavel | 790 124 F 236
Ducati XDiavel | 755 - F
KTM 390 Duke | 820 - L
KTM RC 390 | 824 32 L -
KTM 390 Adventure | 855 32 L 172
KTM 390 Adventure R | 870 33 L -
KTM 790 Adventure | 840 70 F -
KTM 890 Adventure | 880 77 F -
KTM 1290 Super Adventure | 849 118 F -
KTM 1290 Super Duke | 835 - F -
KTM 1390 Super Duke | 834 140 F -
KTM 300 EXC | - - - -
KTM 500 EXC-F | - - - -
KTM 350 EXC-F | - - - -
Husqvarna Vitpilen 401 | - 32 L -
Husqvarna Svartpilen 401 | - 32 L -
Husqvarna Norden 901 | 854 77 F -
Husqvarna TE 300 | - - - -
Husqvarna FE 350 | - - - -
Husqvarna 701 Enduro | 910 55 F -
Husqvarna 701 Supermoto | 890 55 F -
Royal Enfield Classic 350 | 805 15 L
Royal Enfield Classic 350 UCE 500 | 800 20 L
Royal Enfield Interceptor 650 | 804 35 L -
Royal Enfield Continental GT 650 | - 35 L -
Royal Enfield Himalayan | 800 18 L
Royal Enfield Himalayan 450 | 825 29 L
Royal Enfield Meteor 350 | 765 15 L
Royal Enfield Super Meteor 650 | 740 35 L
Royal Enfield Hunter 350 | 800 15 L
Harley-Davidson Street 500 | 720 - L
Harley-Davidson X500 | 820 35 L
Harley-Davidson Iron 883 | 760 - F
Harley-Davidson Forty-Eight | 710 - F
Harley-Davidson Nightster | 705 - F
Harley-Davidson Sportster S | 765 90 F
Harley-Davidson Fat Boy | 675 - F
Harley-Davidson Street Bob | 680 - F
Harley-Davidson Breakout | 665 - F
Harley-Davidson Pan America | - 112 F
Indian Scout | 649 75 F
Indian Scout H | 649 78 F
Indian Chief | 662 - F
Indian Challenger | 672 91 F
Honda CB500X | 830 35 L
Honda NX500 | 830 35 L 196
Honda CB650R | 810 - L
Honda CB650R E-Clutch | 810 - -
Honda CBR650R | 810 - L 208
Honda Africa Twin | 850 75 F
Honda Rebel 500 | 690 34 L
Honda CRF300 | 880 20 L
Honda CRF300 Rally | 885 20 L
Honda Gold Wing | 745 93 F -
Suzuki GSX-8S | 810 61 F
Suzuki GSX-8R | 810 61 F 205
Suzuki SV650 | 785 - L
Suzuki SV650 SV650X LAMS | 790 - L
Suzuki V-Strom 650 | 835 - -
Suzuki DR-Z400 | 935 - L
Suzuki DR-Z400 DR-Z400SM | 890 - L -
Suzuki Boulevard C50 | 700 - F
Suzuki GSX-R1000 | 825 149 F
BMW R 1250 GS | 850 100 F
BMW R 1250 GS Adventure Trophy | 890 100 F
BMW R 1300 GS | 850 107 F
BMW F 900 R | 815 77 F
BMW F 900 XR | 825 77 F 219
BMW R 18 | 690 67 F
BMW R 18 Transcontinental | 740 67 F
BMW G 310 GS | 835 25 L
BMW G 310 R | 785 25 L
`;

const licences: Readonly<Record<string, boolean>> = { L: true, F: false };

const figures = new Map(
  published
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.split(' | ');
      return [name, read(words.split(' '))] as const;
    }),
);

/** No state lets learners ride more than this, whatever else is known of the motorcycle. */
const learnersMostCc = 660;

/** What the maker of a motorcycle publishes; what is not certain is left out, as by a feed. */
export function motorcycleFigures({
  make,
  model,
  generation,
  badge,
}: Pick<Vehicle, 'badge' | 'generation' | 'make' | 'model'>): MotorcycleFigures {
  const named = `${make.name} ${model.name}`;
  const own =
    figures.get(`${named} ${badge.name}`) ??
    figures.get(`${named} ${generation.series}`) ??
    figures.get(named);
  const isTooBig = (badge.variant.engineSize ?? 0) > learnersMostCc;
  return { ...(isTooBig && { isLams: false }), ...own };
}

function read([seat, power, licence = '-', ...wet]: readonly string[]): MotorcycleFigures {
  return {
    seatHeight: amount(seat),
    power: amount(power),
    isLams: licences[licence] ?? null,
    ...(wet.length > 0 && { wetWeight: amount(wet[0]) }),
  };
}

function amount(word: string | undefined): number | null {
  return word === undefined || word === '-' ? null : Number(word);
}
