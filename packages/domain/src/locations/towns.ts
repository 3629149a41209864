/** The larger cities and towns, each with a postcode of its middle. */
const written = `
  Sydney 2000, Parramatta 2150, Blacktown 2148, Penrith 2750, Liverpool 2170, Campbelltown 2560
  Newcastle 2300, Maitland 2320, Cessnock 2325, Singleton 2330, Central Coast 2250, Gosford 2250
  Wollongong 2500, Nowra 2541, Goulburn 2580, Queanbeyan 2620, Bega 2550, Albury 2640, Wagga Wagga 2650
  Griffith 2680, Bathurst 2795, Orange 2800, Cowra 2794, Mudgee 2850, Dubbo 2830, Broken Hill 2880
  Tamworth 2340, Armidale 2350, Taree 2430, Port Macquarie 2444, Kempsey 2440, Coffs Harbour 2450
  Grafton 2460, Lismore 2480, Ballina 2478, Byron Bay 2481, Tweed Heads 2485, Canberra 2601
  Melbourne 3000, Dandenong 3175, Frankston 3199, Werribee 3030, Sunbury 3429, Geelong 3220, Torquay 3228
  Colac 3250, Warrnambool 3280, Ballarat 3350, Horsham 3400, Mildura 3500, Swan Hill 3585, Bendigo 3550
  Echuca 3564, Shepparton 3630, Wangaratta 3677, Wodonga 3690, Traralgon 3844, Sale 3850, Bairnsdale 3875
  Brisbane 4000, Logan 4114, Redcliffe 4020, Caboolture 4510, Ipswich 4305, Gold Coast 4217, Southport 4215
  Surfers Paradise 4217, Sunshine Coast 4558, Maroochydore 4558, Noosa 4567, Gympie 4570, Toowoomba 4350
  Warwick 4370, Dalby 4405, Kingaroy 4610, Hervey Bay 4655, Bundaberg 4670, Gladstone 4680, Rockhampton 4700
  Emerald 4720, Mackay 4740, Townsville 4810, Mount Isa 4825, Cairns 4870
  Adelaide 5000, Gawler 5118, Victor Harbor 5211, Mount Barker 5251, Murray Bridge 5253, Mount Gambier 5290
  Port Pirie 5540, Whyalla 5600, Port Lincoln 5606, Port Augusta 5700
  Perth 6000, Joondalup 6027, Fremantle 6160, Rockingham 6168, Mandurah 6210, Bunbury 6230, Busselton 6280
  Margaret River 6285, Albany 6330, Kalgoorlie 6430, Esperance 6450, Geraldton 6530, Karratha 6714
  Port Hedland 6721, Broome 6725
  Hobart 7000, Launceston 7250, Devonport 7310, Burnie 7320
  Darwin 0800, Palmerston 0830, Katherine 0850, Alice Springs 0870
`;

/** A town that somebody named, and where it is. */
interface Town {
  readonly name: string;
  readonly postcode: string;
}

export const towns: readonly Town[] = written.split(/[,\n]/).flatMap((entry) => {
  const [, name, postcode] = /^\s*(.+) (\d{4})$/.exec(entry) ?? [];
  return name === undefined || postcode === undefined ? [] : { name, postcode };
});
