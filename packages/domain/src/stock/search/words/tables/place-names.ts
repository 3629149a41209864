/** Places that people name and that are no misspelling of another: Burwood is not Burswood. */
export const placeNames: ReadonlySet<string> = new Set(
  `sydney melbourne brisbane perth adelaide hobart darwin canberra geelong newcastle wollongong cairns townsville
  toowoomba ballarat bendigo launceston mackay rockhampton bundaberg bunbury mandurah albury wodonga wagga dubbo tamworth
  orange bathurst lismore nowra goulburn armidale grafton taree mildura shepparton warrnambool traralgon sale horsham
  echuca wangaratta gladstone gympie maryborough nambour caloundra noosa maroochydore ipswich logan redcliffe caboolture
  southport nerang burleigh coolangatta tweed byron ballina coffs macquarie gosford wyong maitland cessnock penrith
  parramatta blacktown liverpool campbelltown bankstown burwood hornsby chatswood ryde castle kellyville rouse richmond
  windsor camden sutherland cronulla miranda hurstville kogarah rockdale mascot alexandria artarmon brookvale manly
  mosman naremburn frankston dandenong ringwood doncaster nunawading essendon preston epping bundoora coburg
  footscray sunshine werribee hoppers melton sunbury pakenham berwick cranbourne mornington moorabbin oakleigh clayton
  springvale springfield kingswood kingsford paddington clermont capalaba aspley chermside nundah virginia windsor
  moorooka sunnybank mansfield joondalup wanneroo midland cannington myaree fremantle rockingham armadale kalgoorlie
  geraldton albany busselton karratha broome morley balcatta osborne burswood victoria queensland tasmania wales
  elizabeth salisbury prospect medindie glenelg noarlunga gawler whyalla mount gambier murray bridge hamilton
  devonport burnie glenorchy kingston palmerston katherine alice queanbeyan belconnen fyshwick tuggeranong`.split(
    /\s+/,
  ),
);

/** What people call cities, in their letters without blanks. */
export const cityNicknames: Readonly<Record<string, readonly string[]>> = {
  Melbourne: ['melb'],
  Brisbane: ['brissy', 'brissie', 'brisvegas'],
  Sydney: ['syd'],
  'Sunshine Coast': ['sunnycoast'],
  Newcastle: ['newy', 'newie'],
};

/**
 * The states, in their letters without blanks. Of the codes of two letters buyers say wa alone: an NT is a Pajero. And
 * act is a word.
 */
export const stateWords: readonly (readonly string[])[] = [
  ['nsw', 'newsouthwales'],
  ['vic', 'victoria'],
  ['qld', 'queensland'],
  ['wa', 'westernaustralia'],
  ['sa', 'southaustralia'],
  ['tas', 'tasmania'],
  ['nt', 'northernterritory'],
];
