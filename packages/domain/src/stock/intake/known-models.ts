/** A make as it is written, with what feeds call it besides, and the models that it is known to sell here. */
export interface KnownMake {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly models: readonly string[];
}

/**
 * One make to a paragraph: its name, after an equals sign what feeds call it besides, after a colon its models. All as
 * their makers write them; what is not here is kept as a feed has it.
 */
const table = `
Abarth: 124 Spider, 500e, 595, 695
Alfa Romeo = Alfa: Giulia, Giulietta, Junior, MiTo, Stelvio, Tonale
Aston Martin: DB11, DB12, DBX, Vantage
Audi: A1, A3, A4, A5, A6, A7, A8, e-tron, e-tron GT, Q2, Q3, Q4 e-tron, Q5, Q6 e-tron, Q7, Q8,
  Q8 e-tron, R8, RS3, RS4, RS5, RS6, RS Q3, RS Q8, S3, S4, S5, SQ5, SQ7, TT
Bentley: Bentayga, Continental GT, Flying Spur
BMW: 1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, 8 Series, i3, i4, i5, i7, iX,
  iX1, iX2, iX3, M2, M3, M4, M5, X1, X2, X3, X4, X5, X6, X7, XM, Z4, C 400, F 900, G 310, K 1600, R 12,
  R 1250, R 1300, R nineT, S 1000
BYD: Atto 1, Atto 2, Atto 3, Dolphin, Seal, Sealion 6, Sealion 7, Sealion 8, Shark 6
Chery: C5, E5, Omoda 5, Tiggo 4, Tiggo 4 Pro, Tiggo 7, Tiggo 7 Pro, Tiggo 8, Tiggo 8 Pro Max
Chevrolet: Camaro, Corvette, Silverado
Chrysler: 300, 300C, Grand Voyager
Citroen = Citroën: Berlingo, C3, C3 Aircross, C4, C5 Aircross, C5 X
Cupra: Ateca, Born, Formentor, Leon, Tavascan, Terramar
Deepal: E07, S05, S07
Dodge: Journey, Nitro
Ducati: DesertX, Diavel, Hypermotard, Monster, Multistrada, Panigale, Scrambler, Streetfighter,
  SuperSport
Ferrari: 296, 488, Portofino, Purosangue, Roma
Fiat: 500, 500e, 500X, Doblo, Ducato, Panda
Ford: E-Transit, EcoSport, Endura, Escape, Everest, F-150, Falcon, Fiesta, Focus, Kuga, Mondeo, Mustang,
  Mustang Mach-E, Puma, Ranger, Ranger Raptor, Territory, Tourneo, Transit, Transit Custom
Foton: Tunland
Geely: EX5, Starray
Genesis: G70, G80, G90, GV60, GV70, GV80
GMC: Yukon
GWM = Great Wall = Great Wall Motors = GWM Haval: Cannon, Cannon Alpha, Haval H2, Haval H6, Haval H6GT,
  Haval H7, Haval Jolion, Ora, Steed, Tank 300, Tank 500, Ute, V240, X240
Harley-Davidson = Harley: Breakout, Fat Bob, Fat Boy, Heritage Classic, Low Rider, Nightster,
  Pan America, Road Glide, Road King, Softail, Sportster, Street Bob, Street Glide, X350, X500
Haval: H2, H6, H9, Jolion
Holden: Acadia, Astra, Barina, Calais, Caprice, Captiva, Colorado, Colorado 7, Commodore, Cruze,
  Equinox, Insignia, Rodeo, Spark, Statesman, Trailblazer, Trax, Ute
Honda: Accord, City, Civic, CR-V, CR-Z, HR-V, Insight, Jazz, Legend, NSX, Odyssey, Prelude, ZR-V,
  Africa Twin, CB125, CB500, CB650, CBR500R, CBR650R, CMX500, CRF300, CRF450, Gold Wing, Grom, NC750,
  Rebel, XL750, XR650L
HSV: Clubsport, Colorado SportsCat, GTS, Maloo, Senator
Husqvarna: FE 350, FE 450, Norden, Svartpilen, TE 300, Vitpilen
Hyundai: Accent, Elantra, Getz, i20, i20 N, i30, i30 N, i30 Sedan, i30 Sedan N, i40, iLoad, iMax,
  Inster, IONIQ, IONIQ 5, IONIQ 5 N, IONIQ 6, IONIQ 9, ix35, Kona, Palisade, Santa Fe, Sonata, Staria,
  Staria-Load, Tucson, Veloster, Venue
INEOS: Grenadier
Indian: Chief, Chieftain, FTR, Scout
Infiniti: Q30, Q50, Q60, QX30, QX70, QX80
Isuzu = Isuzu UTE = Isuzu Ute Australia: D-MAX, MU-X
Iveco: Daily
Jaecoo: J5, J7, J8
Jaguar: E-PACE, F-PACE, F-TYPE, I-PACE, XE, XF, XJ
Jayco: All Terrain, CrossTrak, Expanda, Journey, Silverline, Starcraft, Swan, Swift
Jeep: Avenger, Cherokee, Commander, Compass, Gladiator, Grand Cherokee, Patriot, Renegade, Wrangler
Kawasaki: Eliminator, KLR650, KLX, Ninja, Versys, Vulcan, W800, Z400, Z500, Z650, Z900, ZX-6R, ZX-10R
KGM = KGM SsangYong: Actyon, Korando, Musso, Rexton, Tivoli, Torres
Kia: Carens, Carnival, Cerato, EV3, EV4, EV5, EV6, EV9, K4, Niro, Optima, Picanto, Rio, Rondo, Seltos,
  Sorento, Soul, Sportage, Stinger, Stonic, Tasman
KTM: 125 Duke, 250 Duke, 300 EXC, 350 EXC-F, 390 Adventure, 390 Duke, 450 EXC-F, 500 EXC-F, 690 Enduro,
  790 Adventure, 790 Duke, 890 Adventure, 1290 Super Adventure, 1290 Super Duke
Lamborghini: Huracan, Urus
Land Rover = LandRover: Defender, Discovery, Discovery Sport, Freelander, Range Rover,
  Range Rover Evoque, Range Rover Sport, Range Rover Velar
LDV: D90, Deliver 7, Deliver 9, eDeliver 9, eT60, G10, Mifa, Mifa 9, T60, Terron 9, V80
Leapmotor: B10, C10
Lexus: CT, ES, GS, GX, IS, LBX, LC, LM, LS, LX, NX, RC, RX, RZ, UX
Lotus: Eletre, Emeya, Emira
Mahindra: Pik-Up, Scorpio, XUV3XO, XUV700
Maserati: Ghibli, Grecale, Levante
Mazda: 2, 3, 6, 6e, BT-50, CX-3, CX-30, CX-5, CX-60, CX-7, CX-70, CX-8, CX-80, CX-9, CX-90, MX-30, MX-5,
  RX-8
McLaren: 570S, 720S, Artura, GT
Mercedes-Benz = Mercedes = Mercedes Benz = Merc = Mercedes-AMG: A-Class, AMG GT, B-Class, C-Class, CLA,
  CLE, CLS, E-Class, EQA, EQB, EQC, EQE, EQS, EQV, eSprinter, eVito, G-Class, GLA, GLB, GLC, GLE, GLS,
  Marco Polo, S-Class, SL, Sprinter, V-Class, Valente, Vito, X-Class
MG: Cyberster, GS, HS, IM5, IM6, MG3, MG4, MG5, MG6, MGS5, QS, U9, ZS, ZST
Mini: Aceman, Clubman, Convertible, Cooper, Countryman, Hatch, Paceman
Mitsubishi: ASX, Challenger, Eclipse Cross, Express, i-MiEV, Lancer, Magna, Mirage, Outlander, Pajero,
  Pajero Sport, Triton
Moto Guzzi: Stelvio, V7, V85, V100
Nissan: 350Z, 370Z, Altima, Ariya, Dualis, GT-R, Juke, LEAF, Maxima, Micra, Murano, Navara, Pathfinder,
  Patrol, Pulsar, Qashqai, Tiida, X-TRAIL, Z
Omoda: 5, 9
Opel: Astra, Corsa, Insignia
Peugeot: 2008, 208, 3008, 308, 408, 5008, 508, Boxer, Expert, Partner
Polestar: 2, 3, 4
Porsche: 718, 911, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan
Proton: Exora, Preve, Satria
Ram: 1500, 2500, 3500
Renault: Arkana, Austral, Captur, Clio, Duster, Kadjar, Kangoo, Koleos, Master, Megane, Megane E-Tech,
  Scenic E-Tech, Symbioz, Trafic, Zoe
Rolls-Royce: Cullinan, Ghost, Phantom, Spectre
Royal Enfield: Bullet 350, Classic 350, Continental GT 650, Himalayan, Hunter 350, Interceptor 650,
  Meteor 350, Scram 411, Shotgun 650, Super Meteor 650
Saab: 9-3, 9-5
Skoda = Škoda: Elroq, Enyaq, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb, Yeti
Smart: #1, #3, fortwo, forfour
SsangYong = Ssang Yong: Korando, Musso, Rexton, Stavic, Tivoli
Subaru: BRZ, Crosstrek, Forester, Impreza, Levorg, Liberty, Outback, Solterra, Tribeca, WRX, XV
Suzuki: Alto, APV, Baleno, Celerio, e Vitara, Fronx, Grand Vitara, Ignis, Jimny, Kizashi, S-Cross,
  Swift, SX4, Vitara, DR-Z400, DR650, GSX-8R, GSX-8S, GSX-R750, GSX-R1000, GSX-S1000, SV650, V-Strom
Tesla: Model 3, Model S, Model X, Model Y
Toyota: 86, Aurion, Avensis, bZ4X, C-HR, Camry, Corolla, Corolla Cross, Echo, FJ Cruiser, Fortuner,
  GR Corolla, GR Supra, GR Yaris, GR86, Granvia, HiAce, HiLux, Kluger, LandCruiser, LandCruiser 70,
  LandCruiser Prado, Mirai, Prado, Prius, Prius C, Prius V, RAV4, Rukus, Supra, Tarago, Tundra, Yaris,
  Yaris Cross
Triumph: Bonneville, Daytona, Rocket 3, Scrambler, Speed 400, Speed Triple, Speed Twin, Street Triple,
  Thruxton, Tiger, Trident
Vespa: GTS, Primavera, Sprint
Volkswagen = VW = Volkswagon: Amarok, Arteon, Beetle, Caddy, California, Caravelle, Crafter, Eos, Golf,
  ID. Buzz, ID.4, ID.5, Jetta, Multivan, Passat, Polo, Scirocco, T-Cross, T-Roc, Tayron, Tiguan,
  Tiguan Allspace, Touareg, Transporter, up!
Volvo: C40, EX30, EX40, EX90, S60, S90, V40, V60, V90, XC40, XC60, XC90
XPeng: G6
Yamaha: FJR1300, MT-03, MT-07, MT-09, MT-10, Ténéré 700, Tracer 9, WR250F, WR450F, XMAX, XSR700, XSR900,
  YZ250F, YZF-R1, YZF-R3, YZF-R7
Zeekr: 7X, 009, X
`;

export const knownMakes: readonly KnownMake[] = table
  .trim()
  .split(/\n(?! )/)
  .map((paragraph) => {
    const [names = '', models = ''] = paragraph.replaceAll(/\s+/g, ' ').split(': ');
    const [name = '', ...aliases] = names.split(' = ');
    return { name, aliases, models: models.split(', ') };
  });
