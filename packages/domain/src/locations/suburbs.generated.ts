/**
 * Where towns and suburbs are, by state: name, latitude, longitude.
 * Data of GeoNames (https://www.geonames.org), CC BY 4.0; written by `pnpm suburbs`, places rounded to 100 m.
 */
export const suburbTables: Readonly<Record<string, string>> = {
  ACT: `
Acton -35.278 149.118,Ainslie -35.263 149.144,Amaroo -35.170 149.128,Aranda -35.258 149.080
Banks -35.472 149.100,Barton -35.305 149.141,Belconnen -35.238 149.066,Bonner -35.162 149.139
Bonython -35.433 149.078,Braddon -35.271 149.136,Bruce -35.244 149.091,Calwell -35.440 149.107
Campbell -35.289 149.154,Canberra -35.283 149.128,Canberra City -35.281 149.129,Casey -35.167 149.095
Chapman -35.356 149.037,Charnwood -35.200 149.034,Chifley -35.353 149.077,Chisholm -35.412 149.128
Conder -35.459 149.104,Cook -35.260 149.066,Coombs -35.316 149.039,Crace -35.203 149.107
Curtin -35.325 149.078,Deakin -35.319 149.103,Dickson -35.251 149.139,Downer -35.245 149.145
Duffy -35.335 149.032,Dunlop -35.194 149.020,Evatt -35.212 149.069,Fadden -35.405 149.117
Farrer -35.377 149.105,Fisher -35.361 149.057,Florey -35.226 149.050,Flynn -35.206 149.044
Forde -35.168 149.146,Forrest -35.315 149.129,Franklin -35.199 149.143,Fraser -35.192 149.045
Garran -35.342 149.108,Gilmore -35.420 149.135,Giralang -35.211 149.096,Gordon -35.457 149.085
Gowrie -35.412 149.109,Greenway -35.418 149.067,Griffith -35.325 149.137,Gungahlin -35.187 149.136
Hackett -35.249 149.164,Harrison -35.199 149.156,Hawker -35.247 149.037,Higgins -35.232 149.027
Holder -35.334 149.046,Holt -35.224 149.012,Hughes -35.333 149.095,Isaacs -35.369 149.116
Isabella Plains -35.428 149.088,Kaleen -35.218 149.105,Kambah -35.386 149.058,Kingston -35.315 149.147
Latham -35.217 149.031,Lyneham -35.240 149.131,Lyons -35.341 149.074,Macarthur -35.409 149.127
Macgregor -35.210 149.011,Macquarie -35.251 149.064,Mawson -35.363 149.099,McKellar -35.218 149.077
Melba -35.210 149.054,Monash -35.416 149.091,Narrabundah -35.336 149.149,Ngunnawal -35.173 149.111
Nicholls -35.187 149.096,O'Connor -35.256 149.112,Oxley -35.410 149.079,Page -35.239 149.050
Palmerston -35.194 149.119,Pearce -35.362 149.083,Phillip -35.350 149.092,Red Hill -35.326 149.119
Reid -35.286 149.139,Richardson -35.428 149.114,Rivett -35.347 149.038,Scullin -35.235 149.039
Spence -35.199 149.064,Stirling -35.350 149.049,Theodore -35.450 149.120,Torrens -35.372 149.088
Tuggeranong -35.416 149.070,Turner -35.269 149.125,Wanniassa -35.398 149.091,Waramanga -35.353 149.062
Watson -35.238 149.153,Weetangera -35.250 149.050,Weston -35.336 149.059,Wright -35.322 149.035
Yarralumla -35.300 149.106`,
  NSW: `
Abbotsbury -33.870 150.861,Abbotsford -33.849 151.128,Abercrombie -33.389 149.546,Aberdare -32.841 151.382
Aberdeen -32.166 150.890,Aberglasslyn -32.700 151.533,Abermain -32.807 151.428,Acacia Gardens -33.732 150.916
Adamstown -32.938 151.725,Adamstown Heights -32.949 151.710,Airds -34.086 150.833,Albion Park -34.571 150.776
Albion Park Rail -34.566 150.792,Albury -36.075 146.924,Aldavilla -31.082 152.768,Alexandria -33.900 151.200
Alfords Point -33.987 151.025,Allambie Heights -33.767 151.250,Allawah -33.973 151.114
Alstonville -28.842 153.440,Ambarvale -34.089 150.797,Anna Bay -32.781 152.086,Annandale -33.883 151.167
Annangrove -33.658 150.948,Appin -34.203 150.786,Arcadia -33.617 151.033,Arcadia vale -33.061 151.584
Argenton -32.935 151.631,Armidale -30.501 151.666,Arncliffe -33.936 151.148,Artarmon -33.817 151.183
Ashbury -33.898 151.120,Ashcroft -33.916 150.900,Ashfield -33.888 151.123,Ashmont -35.125 147.332
Ashtonfield -32.773 151.606,Asquith -33.687 151.116,Auburn -33.850 151.033,Austinmer -34.305 150.933
Austral -33.927 150.808,Avoca Beach -33.468 151.434,Avondale -34.517 150.750,Balgowlah -33.795 151.257
Balgowlah Heights -33.807 151.262,Balgownie -34.395 150.881,Ballina -28.864 153.565,Balmain -33.855 151.183
Balmain East -33.857 151.193,Balranald -34.636 143.561,Bangalow -28.686 153.522,Bangor -34.017 151.033
Banksia -33.946 151.143,Bankstown -33.917 151.033,Banora Point -28.213 153.536,Bar Beach -32.941 151.765
Barden Ridge -34.034 151.012,Bardia -33.978 150.863,Bardwell Park -33.935 151.126
Bardwell Valley -33.933 151.137,Bargo -34.293 150.578,Barham -35.626 144.129,Barnsley -32.933 151.583
Barooga -35.906 145.696,Barraba -30.385 150.609,Barrack Heights -34.565 150.857,Basin View -35.088 150.555
Bass Hill -33.899 150.995,Bateau Bay -33.383 151.467,Batehaven -35.738 150.198,Batemans Bay -35.707 150.175
Bathurst -33.417 149.581,Bathurst city centre -33.418 149.576,Batlow -35.520 148.147
Baulkham Hills -33.759 150.993,Bay View -33.660 151.299,Beacon Hill -33.753 151.259
Beaumont Hills -33.700 150.941,Beecroft -33.750 151.065,Bega -36.674 149.842,Belfield -33.904 151.085
Bella Vista -33.741 150.955,Bellambi -34.367 150.917,Bellbird -32.860 151.319,Bellevue Hill -33.879 151.251
Bellingen -30.453 152.899,Belmont -33.027 151.660,Belmont North -33.021 151.668,Belmont South -33.049 151.657
Belmore -33.919 151.089,Belrose -33.740 151.210,Bensville -33.498 151.381,Berala -33.872 151.034
Beresfield -32.800 151.650,Berkeley -34.483 150.850,Berkeley Vale -33.350 151.433
Berkshire Park -33.673 150.775,Bermagui -36.419 150.064,Berowra -33.621 151.151
Berowra Heights -33.612 151.138,Berridale -36.367 148.828,Berrigan -35.659 145.811,Berry -34.775 150.694
Beverley Park -33.977 151.134,Beverly Hills -33.948 151.080,Bexley -33.950 151.117
Bexley North -33.938 151.114,Bidwill -33.730 150.822,Bilambil Heights -28.216 153.484
Bilgola Plateau -33.648 151.312,Bingara -29.869 150.572,Birchgrove -33.852 151.182
Birmingham Gardens -32.894 151.690,Birrong -33.893 151.021,Blackalls Park -32.999 151.580
Blackbutt -34.572 150.838,Blackett -33.738 150.818,Blackheath -33.636 150.283,Blacksmiths -33.072 151.655
Blacktown -33.767 150.917,Blackwall -33.503 151.328,Blair Athol -30.650 150.200,Blair Athol -34.062 150.801
Blakehurst -33.992 151.109,Blaxland -33.750 150.600,Blayney -33.532 149.254,Bligh Park -33.640 150.802
Blue Bay -33.354 151.500,Blue Haven -33.211 151.504,Blue Mountains -33.713 150.331,Boambee -30.340 153.068
Boambee East -30.347 153.073,Bogangar -28.329 153.569,Boggabri -30.710 150.041,Bolton Point -33.002 151.610
Bolwarra Heights -32.701 151.585,Bomaderry -34.850 150.611,Bombala -36.912 149.237,Bondi -33.894 151.264
Bondi Beach -33.891 151.279,Bondi Junction -33.893 151.247,Bonnells Bay -33.110 151.532
Bonnet Bay -34.010 151.053,Bonny Hills -31.591 152.839,Bonnyrigg -33.894 150.889
Bonnyrigg Heights -33.891 150.870,Bonville -30.383 153.060,Booker Bay -33.513 151.346,Booragul -32.975 151.610
Boorowa -34.437 148.716,Bossley Park -33.862 150.884,Botany -33.946 151.196,Bourke -30.090 145.936
Bourkelands -35.156 147.347,Bow Bowing -34.017 150.840,Bowen Mountain -33.572 150.626
Bowenfels -33.483 150.134,Bowral -34.477 150.420,Bowraville -30.650 152.851,Bradbury -34.085 150.815
Braidwood -35.441 149.800,Branxton -32.655 151.351,Breakfast Point -33.843 151.111,Brewarrina -29.961 146.860
Brighton-Le-Sands -33.960 151.151,Bringelly -33.933 150.733,Broadmeadow -32.924 151.728
Broken Hill -31.965 141.451,Bronte -33.902 151.266,Brookvale -33.761 151.274,Broulee -35.855 150.174
Brunswick Heads -28.540 153.546,Budgewoi -33.234 151.554,Buff Point -33.223 151.531,Bulahdelah -32.407 152.212
Bullaburra -33.729 150.418,Bulli -34.338 150.913,Bundanoon -34.657 150.296,Bundeena -34.084 151.150
Bungarribee -33.777 150.868,Bungendore -35.254 149.440,Buronga -34.171 142.173,Burradoo -34.503 150.409
Burraneer -34.056 151.138,Burrill Lake -35.387 150.450,Burwood -33.883 151.100,Busby -33.911 150.881
Buttaba -33.053 151.579,Buxton -34.260 150.533,Byron Bay -28.650 153.612,Bywong -35.165 149.329
Cabarita -33.847 151.116,Cabramatta -33.897 150.934,Cabramatta West -33.893 150.912,Caddens -33.774 150.741
Calala -31.174 150.981,Callaghan -32.892 151.705,Callala Bay -34.997 150.723
Cambewarra Village -34.823 150.559,Cambridge Gardens -33.738 150.721,Cambridge Park -33.748 150.722
Camden -34.054 150.696,Camden Haven -31.645 152.795,Camden South -34.083 150.695,Cameron Park -32.907 151.605
Cammeray -33.821 151.216,Campbelltown -34.067 150.817,Camperdown -33.890 151.176,Campsie -33.913 151.103
Canada Bay -33.865 151.114,Canley Heights -33.883 150.924,Canley Vale -33.887 150.948
Canowindra -33.562 148.664,Canterbury -33.912 151.119,Canton Beach -33.274 151.546,Cardiff -32.942 151.654
Cardiff Heights -32.936 151.672,Cardiff South -32.955 151.664,Caringbah -34.035 151.125
Caringbah South -34.057 151.121,Carlingford -33.783 151.049,Carlton -33.971 151.121
Carnes Hill -33.938 150.849,Carramar -33.884 150.962,Carrington -32.915 151.764,Carrolls Creek -28.823 152.103
Carss Park -33.987 151.117,Cartwright -33.925 150.890,Carwoola -35.378 149.321,Casino -28.858 153.047
Castle Cove -33.787 151.209,Castle Hill -33.733 151.000,Castlecrag -33.800 151.223,Castlereagh -33.690 150.679
Casuarina -28.300 153.571,Casula -33.952 150.899,Catalina -35.730 150.185,Catherine Field -34.004 150.773
Caves Beach -33.106 151.644,Cecil Hills -33.889 150.851,Centennial Park -33.898 151.234
Central Coast -33.430 151.371,Cessnock -32.832 151.356,Chain Valley Bay -33.172 151.571
Charlestown -32.968 151.693,Charmhaven -33.227 151.503,Chatswood -33.800 151.183
Chatswood West -33.794 151.165,Cheltenham -33.759 151.072,Cherrybrook -33.722 151.046
Chester Hill -33.879 150.999,Chifley -33.967 151.242,Chinderah -28.255 153.537,Chippendale -33.887 151.197
Chipping Norton -33.918 150.959,Chisholm -32.759 151.635,Chiswick -33.850 151.138
Chittaway Bay -33.328 151.430,Claremont Meadows -33.776 150.752,Clarence Town -32.584 151.778
Claymore -34.046 150.811,Clemton Park -33.926 151.104,Clontarf -33.806 151.254,Clovelly -33.912 151.259
Coal Point -33.042 151.612,Cobar -31.497 145.834,Cobbitty -34.016 150.679,Coffs Harbour -30.296 153.114
Coleambally -34.804 145.880,Colebee -33.728 150.847,Coledale -34.291 150.945,Collaroy -33.732 151.301
Collaroy Plateau -33.729 151.291,Colo Vale -34.401 150.486,Colyton -33.783 150.797,Como -33.999 151.064
Concord -33.847 151.104,Concord West -33.848 151.086,Condell Park -33.925 151.011,Condobolin -33.089 147.151
Coniston -34.450 150.883,Connells Point -33.988 151.091,Constitution Hill -33.793 150.976
Coogee -33.920 151.255,Cooks Hill -32.932 151.771,Coolah -31.828 149.716,Coolamon -34.816 147.196
Cooma -36.235 149.124,Coonabarabran -31.277 149.279,Coonamble -30.954 148.389,Cooranbong -33.076 151.454
Cootamundra -34.641 148.028,Copacabana -33.487 151.436,Coraki -28.993 153.284,Cordeaux Heights -34.440 150.837
Corindi Beach -30.017 153.186,Corlette -32.720 152.108,Corowa -35.997 146.386,Corrimal -34.379 150.904
Coutts Crossing -29.826 152.892,Cowra -33.836 148.697,Cranebrook -33.706 150.709,Cremorne -33.827 151.226
Cremorne Point -33.840 151.227,Crescent Head -31.189 152.973,Crestwood -35.348 149.218
Cringila -34.471 150.868,Cromer -33.731 151.268,Cronulla -34.063 151.150,Crookwell -34.459 149.471
Crows Nest -33.825 151.204,Croydon -33.883 151.117,Culburra Beach -34.928 150.758,Culcairn -35.667 147.038
Cumbalum -28.823 153.528,Cundletown -31.894 152.521,Curl Curl -33.769 151.289,Currans Hill -34.043 150.773
Daceyville -33.929 151.226,Dalmeny -36.166 150.129,Dapto -34.504 150.794,Darling Point -33.871 151.239
Darlinghurst -33.879 151.219,Darlington -33.891 151.195,Darlington Point -34.569 145.999
Davidson -33.743 151.201,Davistown -33.486 151.362,Dean Park -33.735 150.860,Dee Why -33.751 151.289
Denham Court -33.983 150.846,Deniliquin -35.532 144.954,Denistone -33.798 151.091
Denistone East -33.796 151.097,Denman -32.388 150.689,Dharruk -33.748 150.816,Dolls Point -33.993 151.145
Doonside -33.767 150.867,Dora Creek -33.081 151.497,Dorrigo -30.341 152.714,Double Bay -33.878 151.244
Douglas Park -34.185 150.714,Dover Heights -33.871 151.279,Drummoyne -33.852 151.155,Dubbo -32.243 148.605
Dudley -32.994 151.722,Dulwich Hill -33.904 151.139,Dundas Valley -33.788 151.053,Dunedoo -32.016 149.387
Dungog -32.404 151.752,Dural -33.683 151.017,Eagle Vale -34.037 150.814,Earlwood -33.921 151.125
East Albury -36.081 146.930,East Ballina -28.857 153.587,East Branxton -32.654 151.366
East Corrimal -34.376 150.911,East Gosford -33.439 151.353,East Hills -33.961 150.988
East Jindabyne -36.396 148.651,East Kempsey -31.082 152.853,East Killara -33.755 151.182
East Kurrajong -33.505 150.794,East Lindfield -33.767 151.187,East Lismore -28.826 153.289
East Maitland -32.750 151.583,East Ryde -33.810 151.132,East Tamworth -31.085 150.937
Eastlakes -33.932 151.212,Eastwood -33.792 151.081,Eden -37.067 149.900,Edensor Park -33.880 150.878
Edgecliff -33.880 151.237,Edgeworth -32.925 151.616,Edmondson Park -33.957 150.861,Eglinton -33.377 149.547
Elanora Heights -33.702 151.280,Elderslie -34.055 150.714,Eleebana -32.990 151.636
Elermore Vale -32.916 151.677,Elizabeth Bay -33.872 151.227,Elizabeth Hills -33.899 150.848
Ellalong -32.915 151.312,Emerald Beach -30.164 153.182,Emerton -33.744 150.806,Empire Bay -33.494 151.363
Emu Heights -33.735 150.649,Emu Plains -33.750 150.667,Enfield -33.891 151.093,Engadine -34.066 151.013
Enmore -33.901 151.173,Epping -33.773 151.082,Erina -33.432 151.390,Ermington -33.815 151.055
Erskine Park -33.813 150.798,Erskineville -33.903 151.186,Eschol Park -34.030 150.810,Estella -35.073 147.357
Ettalong -33.513 151.338,Ettalong Beach -33.511 151.330,Eulomogo -32.267 148.683,Evans Head -29.118 153.431
Fairfield -33.867 150.950,Fairfield East -33.869 150.971,Fairfield Heights -33.864 150.939
Fairfield West -33.867 150.917,Fairlight -33.796 151.273,Fairy Meadow -34.393 150.893
Farmborough Heights -34.455 150.813,Faulconbridge -33.700 150.533,Fennell Bay -32.992 151.600
Fern Bay -32.864 151.813,Fern Hill -34.383 150.886,Figtree -28.456 152.892,Figtree -34.436 150.858
Fingal Bay -32.750 152.171,Finley -35.655 145.571,Five Dock -33.867 151.129,Fletcher -32.872 151.640
Flinders -34.583 150.855,Floraville -33.011 151.665,Forbes -33.384 148.008,Forest Hill -35.148 147.467
Forest Lodge -33.881 151.180,Forestville -33.767 151.208,Forresters Beach -33.407 151.476
Forster -32.181 152.517,Frederickton -31.037 152.875,Freemans Reach -33.558 150.796
Frenchs Forest -33.748 151.223,Freshwater -33.779 151.286,Galston -33.653 151.047
Garden Suburb -32.944 151.681,Gateshead -32.982 151.692,Georges Hall -33.909 150.989
Georgetown -32.908 151.731,Gerringong -34.747 150.828,Gilgandra -31.712 148.663
Gillieston Heights -32.762 151.529,Girards Hill -28.817 153.278,Girraween -33.799 150.943
Gladesville -33.833 151.133,Glebe -33.879 151.184,Glen Alpine -34.086 150.785,Glen Innes -29.735 151.738
Glenbrook -33.767 150.617,Glendale -32.932 151.641,Glendenning -33.748 150.854,Glenfield -33.967 150.900
Glenfield Park -35.137 147.333,Glenhaven -33.700 151.000,Glenmore Park -33.791 150.669
Glenning Valley -33.354 151.426,Glenorie -33.602 151.009,Glenroy -36.050 146.911,Glenwood -33.733 150.933
Glossodia -33.536 150.774,Gloucester -32.008 151.963,Gol Gol -34.179 142.221,Googong -35.439 149.213
Goonellabah -28.817 153.317,Gordon -33.755 151.151,Gorokan -33.258 151.510,Gosford -33.424 151.344
Goulburn -34.752 149.721,Grafton -29.681 152.934,Granville -33.841 151.007,Grasmere -34.054 150.666
Grays Point -34.059 151.086,Green Point -33.444 151.368,Green Valley -33.903 150.867,Greenacre -33.900 151.056
Greenfield Park -33.875 150.892,Greenwell Point -34.908 150.731,Greenwich -33.840 151.183
Gregory Hills -34.027 150.771,Grenfell -33.895 148.164,Greta -32.678 151.389,Greystanes -33.823 150.946
Griffith -34.289 146.051,Grose Vale -33.583 150.674,Guildford West -33.849 150.965,Gulgong -32.363 149.532
Gulmarrad -29.487 153.233,Gundagai -35.064 148.104,Gundaroo -35.033 149.250,Gunnedah -30.981 150.258
Guyra -30.217 151.668,Gwandalan -33.135 151.583,Gwynneville -34.417 150.887,Gymea -34.036 151.085
Gymea Bay -34.052 151.088,Haberfield -33.883 151.144,Halekulani -33.219 151.553,Hamilton -32.922 151.747
Hamlyn Terrace -33.251 151.476,Hammondville -33.948 150.952,Hanwood -34.331 146.041,Harrington -31.883 152.659
Harrington Park -34.024 150.735,Harris Park -33.823 151.008,Hassall Grove -33.733 150.835
Hawks Nest -32.668 152.178,Hay -34.509 144.843,Haymarket -33.879 151.205,Hazelbrook -33.724 150.458
Heathcote -34.084 151.013,Hebersham -33.746 150.824,Heckenberg -33.908 150.890,Heddon Greta -32.802 151.513
Helensburgh -34.178 150.995,Henty -35.521 147.034,Hill Top -34.348 150.495,Hillsdale -33.952 151.228
Hillston -33.483 145.535,Hillvue -31.128 150.907,Hinchinbrook -33.919 150.863,Hobartville -33.604 150.743
Holbrook -35.721 147.316,Holmesville -32.917 151.583,Holroyd -33.831 150.997,Holsworthy -33.983 150.967
Homebush -33.867 151.083,Homebush West -33.863 151.067,Horningsea Park -33.943 150.845,Hornsby -33.702 151.099
Hornsby Heights -33.671 151.094,Horsley -34.488 150.778,Horsley Park -33.843 150.849,Howlong -35.982 146.632
Hoxton Park -33.931 150.854,Hunters Hill -33.834 151.146,Hunterview -32.543 151.177
Hurlstone Park -33.910 151.129,Hurstville -33.968 151.101,Hurstville Grove -33.980 151.090
Illawong -34.000 151.033,Iluka -29.401 153.351,Ingleburn -34.000 150.867,Inverell -29.774 151.112
Islington -32.914 151.747,Jamberoo -34.647 150.775,Jamisontown -33.768 150.677,Jannali -34.016 151.061
Jerilderie -35.358 145.730,Jerrabomberra -35.384 149.202,Jesmond -32.903 151.691,Jewells -33.014 151.683
Jilliby -33.226 151.417,Jindabyne -36.417 148.623,Jindera -35.955 146.889,Jordan Springs -33.721 150.729
Junction Hill -29.641 152.925,Junee -34.868 147.583,Kahibah -32.962 151.713,Kanahooka -34.492 150.808
Kandos -32.858 149.968,Kanwal -33.253 151.491,Kapooka -35.157 147.284,Karabar -35.376 149.233
Kareela -34.013 151.083,Kariong -33.440 151.295,Karuah -32.654 151.960,Katoomba -33.720 150.307
Kearns -34.022 150.801,Keiraville -34.417 150.867,Kellyville -33.710 150.951,Kellyville Ridge -33.702 150.918
Kelso -33.417 149.600,Kemps Creek -33.881 150.788,Kempsey -31.079 152.831,Kendall -31.633 152.704
Kensington -33.920 151.222,Kenthurst -33.655 151.005,Kew -31.636 152.727,Kiama -34.668 150.852
Kiama Downs -34.633 150.855,Kilaben Bay -33.024 151.592,Killara -33.766 151.162
Killarney Heights -33.775 151.220,Killarney Vale -33.363 151.458,King Creek -31.492 152.757
Kings Langley -33.750 150.935,Kings Park -33.743 150.908,Kingscliff -28.260 153.578,Kingsford -33.924 151.227
Kingsgrove -33.939 151.099,Kingswood Park -33.767 150.714,Kirrawee -34.038 151.069,Kirribilli -33.849 151.216
Kogarah -33.968 151.136,Kogarah Bay -33.980 151.121,Koonawarra -34.502 150.809,Kooringal -35.141 147.377
Kootingal -31.059 151.054,Korora -30.246 153.115,Kosciuszko National Park -36.264 148.482
Kotara -32.943 151.696,Kotara South -32.953 151.691,Kurnell -34.011 151.205,Kurraba Point -33.842 151.223
Kurrajong -33.555 150.670,Kurrajong Heights -33.528 150.629,Kurri Kurri -32.819 151.479
Kyle Bay -33.988 151.099,Kyogle -28.623 152.997,Lake Albert -35.167 147.383,Lake Cargelligo -33.299 146.373
Lake Cathie -31.552 152.855,Lake Haven -33.243 151.504,Lake Heights -34.484 150.866
Lake Illawarra -34.547 150.856,Lake Munmorah -33.197 151.582,Lakelands -32.962 151.650,Lakemba -33.920 151.076
Lakewood -31.632 152.758,Lalor Park -33.761 150.931,Lambton -32.917 151.700,Lane Cove -33.816 151.167
Lane Cove North -33.805 151.166,Lane Cove West -33.816 151.151,Lansvale -33.901 150.951,Largs -32.700 151.600
Lavington -36.040 146.940,Lawrence -29.492 153.097,Lawson -33.721 150.430,Leeton -34.551 146.405
Leichhardt -33.883 151.156,Lemon Tree Passage -32.730 152.039,Lennox Head -28.791 153.592
Leonay -33.765 150.648,Leppington -33.970 150.797,Lethbridge Park -33.737 150.800,Leumeah -34.050 150.833
Leura -33.717 150.333,Lewisham -33.897 151.149,Liberty Grove -33.841 151.084,Lidcombe -33.864 151.040
Lightning Ridge -29.427 147.979,Lilli Pilli -34.068 151.116,Lilyfield -33.875 151.165
Lindfield -33.783 151.167,Lisarow -33.383 151.367,Lismore -28.814 153.277,Lismore Heights -28.801 153.300
Lithgow -33.484 150.149,Little Bay -33.979 151.243,Liverpool -33.919 150.926,Llanarth -33.397 149.551
Llandilo -33.713 150.746,Lockhart -35.223 146.718,Loftus -34.045 151.046,Londonderry -33.647 150.735
Long Beach -35.701 150.215,Long Jetty -33.359 151.488,Longueville -33.833 151.165,Lorn -32.727 151.572
Luddenham -33.879 150.689,Lugarno -33.983 151.042,Lurnea -33.935 150.897,Macksville -30.708 152.920
Maclean -29.458 153.198,Macmasters Beach -33.497 151.422,Macquarie Fields -33.992 150.893
Macquarie Hills -32.951 151.645,Macquarie Links -33.985 150.870,Macquarie Park -33.781 151.128
Maitland -32.733 151.557,Maitland city centre -32.733 151.553,Malabar -33.962 151.248
Malua Bay -35.794 150.228,Mangerton -34.437 150.872,Manilla -30.747 150.720,Manly -33.798 151.288
Manly Vale -33.785 151.262,Mannering Park -33.158 151.535,Maraylya -33.592 150.920,Marayong -33.748 150.893
Mardi -33.294 151.401,Marks Point -33.056 151.650,Maroubra -33.950 151.233,Marrickville -33.907 151.155
Marsfield -33.778 151.106,Marulan -34.708 150.010,Maryland -32.879 151.661,Maryville -32.911 151.755
Mascot -33.926 151.193,Matraville -33.963 151.232,Mayfield -32.898 151.736,Mayfield East -32.900 151.750
Mayfield West -32.892 151.727,McGraths Hill -33.616 150.834,McMahons Point -33.845 151.203
Meadowbank -33.817 151.089,Medowie -32.742 151.868,Melrose Park -33.815 151.072,Menai -34.017 151.017
Menangle -34.127 150.739,Merewether -32.948 151.743,Merewether Heights -32.947 151.736
Merimbula -36.889 149.910,Merriwa -32.139 150.356,Merrylands -33.833 150.983,Merrylands West -33.833 150.969
Metford -32.765 151.609,Middle Cove -33.793 151.212,Middleton Grange -33.917 150.842,Miller -33.921 150.885
Millers Point -33.860 151.204,Millthorpe -33.446 149.185,Milperra -33.939 150.981
Milsons Point -33.846 151.212,Milton -35.316 150.436,Minchinbury -33.787 150.830,Minto -34.033 150.850
Miranda -34.039 151.100,Mitchell -33.427 149.557,Mittagong -34.450 150.446,Moama -36.104 144.761
Mollymook -35.341 150.470,Mollymook Beach -35.330 150.472,Molong -33.092 148.870,Mona Vale -33.678 151.303
Monterey -33.972 151.148,Moonbi -31.018 151.071,Moonee Beach -30.206 153.153,Moorebank -33.944 150.957
Moree -29.463 149.842,Morisset -33.108 151.487,Morpeth -32.733 151.633,Mortdale -33.969 151.072
Mortlake -33.842 151.107,Moruya -35.913 150.081,Mosman -33.839 151.240,Moss Vale -34.554 150.371
Mount Annan -34.053 150.760,Mount Austin -35.137 147.353,Mount Colah -33.683 151.117
Mount Druitt -33.767 150.817,Mount Hutton -32.983 151.670,Mount Keira -34.397 150.853
Mount Kembla -34.429 150.822,Mount Kuring-Gai -33.642 151.129,Mount Lewis -33.917 151.048
Mount Ousley -34.402 150.888,Mount Pleasant -33.463 151.357,Mount Pleasant -34.395 150.867
Mount Pritchard -33.903 150.905,Mount Riverview -33.731 150.635,Mount Saint Thomas -34.443 150.872
Mount Vernon -33.860 150.810,Mount Warrigal -34.548 150.838,Mudgee -32.594 149.587,Mulgoa -33.838 150.650
Mullumbimby -28.552 153.500,Mulwala -35.985 146.005,Murrumbateman -34.972 149.030,Murrurundi -31.764 150.836
Murwillumbah -28.327 153.393,Muswellbrook -32.261 150.890,Nabiac -32.098 152.376,Nambucca -30.633 152.983
Nambucca Heads -30.643 153.009,Nana Glen -30.133 153.017,Narara -33.396 151.335,Narellan -34.043 150.732
Narellan Vale -34.050 150.744,Naremburn -33.817 151.201,Narooma -36.218 150.132,Narrabeen -33.713 151.297
Narrabri -30.325 149.783,Narrandera -34.748 146.551,Narrawallee -35.312 150.464,Narraweena -33.755 151.277
Narromine -32.231 148.241,Narwee -33.947 151.069,Nelson Bay -32.720 152.144,Neutral Bay -33.838 151.218
New Lambton -32.928 151.708,New Lambton Heights -32.925 151.694,Newcastle -32.930 151.780
Newcastle East -32.928 151.788,Newington -33.835 151.057,Newport -33.656 151.314,Newtown -33.898 151.178
Niagara Park -33.376 151.349,Nimbin -28.595 153.223,Noraville -33.268 151.554,Normanhurst -33.724 151.096
North Albury -36.057 146.930,North Avoca -33.456 151.435,North Balgowlah -33.786 151.248
North Boambee Valley -30.313 153.069,North Bondi -33.888 151.281,North Curl Curl -33.764 151.297
North Epping -33.759 151.092,North Gosford -33.414 151.352,North Haven -31.637 152.814
North Lambton -32.906 151.706,North Manly -33.776 151.269,North Narrabeen -33.709 151.296
North Nowra -34.858 150.575,North Parramatta -33.794 151.001,North Richmond -33.581 150.719
North Rocks -33.772 151.017,North Ryde -33.797 151.124,North St Marys -33.755 150.784
North Strathfield -33.857 151.091,North Sydney -33.839 151.207,North Tamworth -31.079 150.922
North Turramurra -33.713 151.146,North Wahroonga -33.705 151.123,North Willoughby -33.796 151.201
North Wollongong -34.406 150.898,Northbridge -33.813 151.217,Northmead -33.784 150.999,Nowra -34.884 150.600
Nowra Hill -34.928 150.572,Nyngan -31.564 147.194,Oak Flats -34.562 150.822,Oakdale -34.079 150.513
Oakhurst -33.739 150.838,Oakville -33.616 150.880,Oatlands -33.796 151.027,Oatley -33.980 151.072
Oberon -33.704 149.859,Ocean Shores -28.509 153.538,Old Bar -31.969 152.588,Old Erowal Bay -35.085 150.646
Old Guildford -33.864 150.984,Old Toongabbie -33.788 150.969,Oran Park -34.006 150.740,Orange -33.284 149.100
Orangeville -34.031 150.602,Orchard Hills -33.782 150.711,Ourimbah -33.314 151.330,Oxley Park -33.771 150.795
Oxley Vale -31.063 150.901,Oyster Bay -34.004 151.076,Paddington -33.884 151.232,Padstow -33.957 151.032
Padstow Heights -33.967 151.040,Pagewood -33.941 151.211,Palm Beach -33.597 151.324,Panania -33.954 150.997
Parkes -33.137 148.176,Parklea -33.724 150.918,Parramatta -33.818 151.003,Peakhurst -33.963 151.052
Peakhurst Heights -33.977 151.056,Pemulwuy -33.823 150.924,Pendle Hill -33.804 150.955
Pennant Hills -33.738 151.072,Penrith -33.750 150.700,Penshurst -33.967 151.083,Petersham -33.895 151.155
Phillip -31.133 150.850,Picnic Point -33.981 150.997,Picton -34.170 150.612,Pitt Town -33.587 150.859
Pittwater -33.666 151.302,Plumpton -33.752 150.837,Point Clare -33.444 151.327,Point Frederick -33.440 151.343
Point Piper -33.867 151.250,Pokolbin -32.800 151.283,Port Hacking -34.068 151.126,Port Kembla -34.482 150.901
Port Macquarie -31.431 152.909,Portland -33.357 149.981,Potts Point -33.867 151.226,Pottsville -28.387 153.559
Pottsville Beach -28.389 153.566,Prairiewood -33.863 150.905,Prestons -33.942 150.872,Primbee -34.504 150.880
Prospect -33.802 150.914,Punchbowl -33.929 151.051,Putney -33.826 151.106,Pymble -33.744 151.142
Pyrmont -33.870 151.194,Quakers Hill -33.733 150.883,Queanbeyan -35.355 149.232
Queanbeyan East -35.346 149.246,Queanbeyan West -35.355 149.204,Queens Park -33.899 151.247
Queenscliff -33.783 151.285,Quirindi -31.508 150.679,Raby -34.018 150.818,Raglan -33.417 149.667
Ramsgate -33.982 151.140,Ramsgate Beach -33.985 151.146,Randwick -33.914 151.249,Rankin Park -32.925 151.680
Rathmines -33.038 151.584,Raworth -32.733 151.617,Raymond Terrace -32.760 151.750,Razorback -34.152 150.653
Redfern -33.893 151.204,Redhead -33.012 151.711,Regents Park -33.883 151.017,Revesby -33.950 151.017
Revesby Heights -33.967 151.018,Rhodes -33.827 151.088,Richmond -33.600 150.751,Riverstone -33.683 150.867
Riverview -33.825 151.162,Riverwood -33.947 151.050,Robertson -34.587 150.591,Rockdale -33.950 151.133
Rodd Point -33.867 151.140,Rooty Hill -33.767 150.833,Ropes Crossing -33.733 150.791,Rose Bay -33.869 151.271
Rosehill -33.820 151.024,Roselands -33.933 151.073,Rosemeadow -34.104 150.793,Roseville -33.783 151.183
Roseville Chase -33.779 151.197,Rossmore -33.940 150.773,Rouse Hill -33.682 150.915,Rozelle -33.861 151.171
Ruse -34.070 150.842,Rushcutters Bay -33.875 151.228,Russell Lea -33.859 151.141,Russell Vale -34.355 150.894
Rutherford -32.717 151.533,Rydalmere -33.815 151.038,Ryde -33.819 151.106,Sadleir -33.917 150.891
Saint Ives -33.730 151.160,Saint Peters -33.917 151.183,Salamander Bay -32.723 152.079
Salt Ash -32.783 151.917,San Remo -33.215 151.521,Sanctuary Point -35.104 150.627,Sandringham -33.994 151.139
Sandy Beach -30.147 153.192,Sans Souci -33.990 151.133,Sapphire Beach -30.226 153.136,Saratoga -33.476 151.352
Sawtell -30.365 153.101,Schofields -33.717 150.867,Scone -32.050 150.869,Seaforth -33.801 151.240
Sefton -33.888 151.011,Seven Hills -33.783 150.933,Shalvey -33.727 150.805,Shell Cove -34.590 150.862
Shellharbour -34.583 150.867,Shelly Beach -33.370 151.485,Shoal Bay -32.722 152.175
Shoalhaven Heads -34.851 150.745,Shortland -32.879 151.691,Silverdale -33.915 150.610
Silverwater -33.833 151.047,Singleton -32.567 151.166,Singleton Heights -32.542 151.161
Skennars Head -28.829 153.602,Smithfield -33.850 150.933,Smiths Lake -32.380 152.503
Soldiers Point -32.711 152.070,Somersby -33.367 151.283,South Albury -36.087 146.909
South Bathurst -33.438 149.572,South Bowenfels -33.517 150.117,South Coogee -33.931 151.256
South Grafton -29.708 152.926,South Granville -33.859 151.011,South Hurstville -33.978 151.106
South Kempsey -31.123 152.833,South Lismore -28.816 153.256,South Murwillumbah -28.339 153.400
South Nowra -34.903 150.598,South Penrith -33.773 150.695,South Tamworth -31.110 150.923
South Turramurra -33.749 151.113,South Wentworthville -33.819 150.963,South West Rocks -30.886 153.041
South Windsor -33.618 150.804,Speers Point -32.964 151.626,Spring Farm -34.069 150.712
Springdale Heights -36.031 146.948,Springvale -35.167 147.331,Springwood -33.700 150.550
St Andrews -34.022 150.830,St Clair -33.797 150.785,St Helens Park -34.105 150.814
St Huberts Island -33.496 151.346,St Ives Chase -33.704 151.165,St Johns Park -33.883 150.902
St Leonards -33.823 151.198,St. Georges Basin -35.090 150.598,Stanhope Gardens -33.722 150.926
Stanmore -33.894 151.164,Stanwell Park -34.226 150.986,Stockton -32.909 151.784,Strathfield -33.881 151.080
Strathfield South -33.893 151.083,Suffolk Park -28.688 153.610,Summer Hill -33.891 151.138
Summerland Point -33.141 151.566,Sunshine Bay -35.745 150.208,Surfside -35.695 150.199
Surry Hills -33.884 151.213,Sussex Inlet -35.157 150.585,Sutherland -34.031 151.055,Sutton -35.167 149.250
Swansea -33.088 151.637,Sydenham -33.917 151.168,Sydney -33.868 151.207
Sydney Central Business District -33.865 151.208,Sydney Olympic Park -33.850 151.068,Sylvania -34.012 151.097
Sylvania Waters -34.019 151.109,Table Top -35.967 147.000,Tahmoor -34.222 150.595,Tamarama -33.898 151.271
Tamworth -31.090 150.929,Tanilba Bay -32.747 151.997,Taree -31.911 152.454,Taren Point -34.019 151.118
Tarrawanna -34.382 150.888,Tarro -32.800 151.667,Tascott -33.450 151.314,Tathra -36.731 149.983
Tatton -35.160 147.359,Tea Gardens -32.664 152.154,Telarah -32.729 151.535,Telopea -33.793 151.039
Temora -34.448 147.536,Tempe -33.923 151.160,Tenambit -32.740 151.613,Tennyson Point -33.832 151.117
Tenterfield -29.049 152.020,Teralba -32.967 151.600,Terranora -28.238 153.501,Terrigal -33.448 151.447
Terry Hills -33.683 151.233,The Entrance -33.339 151.498,The Entrance North -33.336 151.503
The Hill -32.931 151.778,The Junction -32.938 151.759,The Oaks -34.080 150.570,The Ponds -33.702 150.911
The Rock -35.273 147.114,The Rocks -33.859 151.208,Thirlmere -34.205 150.568,Thirroul -34.316 150.921
Thornleigh -33.732 151.079,Thornton -32.783 151.633,Thurgoona -36.036 146.996,Tighes Hill -32.907 151.751
Tingira Heights -32.997 151.670,Tinonee -31.936 152.414,Tocumwal -35.812 145.569,Tolland -35.145 147.352
Tomakin -35.823 150.188,Tomerong -35.052 150.587,Toongabbie -33.783 150.950,Toongabbie West -33.783 150.933
Toormina -30.354 153.088,Toronto -33.014 151.594,Toukley -33.264 151.538,Towradgi -34.387 150.903
Trangie -32.031 147.983,Tregear -33.746 150.793,Tuggerawong -33.280 151.480,Tumbarumba -35.778 148.012
Tumbi Vmbi -33.367 151.450,Tumut -35.306 148.218,Tuncurry -32.174 152.499,Tura Beach -36.864 149.930
Tuross Head -36.053 150.133,Turramurra -33.733 151.128,Turrella -33.930 151.142,Turvey Park -35.128 147.363
Tweed Heads -28.177 153.545,Tweed Heads South -28.195 153.540,Tweed Heads West -28.187 153.523
Ulladulla -35.359 150.472,Ultimo -33.877 151.197,Umina Beach -33.523 151.313,Unanderra -34.453 150.847
Uralla -30.641 151.501,Urunga -30.497 153.014,Valentine -33.015 151.643,Valla Beach -30.593 153.011
Valley Heights -33.700 150.583,Vaucluse -33.855 151.278,Villawood -33.884 150.980,Vincentia -35.068 150.675
Vineyard -33.650 150.853,Voyager Point -33.959 150.974,Wadalba -33.272 151.465,Wagga Wagga -35.126 147.354
Wahroonga -33.718 151.116,Waitara -33.711 151.103,Wakeley -33.874 150.910,Walcha -30.985 151.593
Walgett -30.025 148.116,Wallacia -33.866 150.640,Wallalong -32.696 151.650,Wallerawang -33.411 150.065
Wallsend -32.901 151.664,Wamberal -33.416 151.446,Wamboin -35.251 149.333,Wangi Wangi -33.072 151.598
Warabrook -32.889 151.715,Waratah -32.907 151.726,Waratah West -32.900 151.712,Wareemba -33.858 151.131
Warialda -29.544 150.575,Warilla -34.552 150.858,Warners Bay -32.973 151.653,Warragamba -33.892 150.605
Warrawee -33.729 151.121,Warrawong -34.485 150.888,Warren -31.702 147.834,Warriewood -33.689 151.295
Warrimoo -33.717 150.600,Warwick Farm -33.913 150.937,Watanobbi -33.268 151.422
Waterview Heights -29.698 152.839,Wattle Grove -33.954 150.944,Wattle Ponds -32.520 151.194
Wauchope -31.458 152.726,Waverton -33.839 151.200,Wee Waa -30.227 149.440,Wellington -32.556 148.945
Wentworth -34.107 141.913,Wentworth Falls -33.710 150.375,Wentworth Point -33.831 151.074
Wentworthville -33.807 150.968,Werrington -33.759 150.753,Werrington County -33.746 150.739
Werrington Downs -33.742 150.728,Werris Creek -31.349 150.649,West Albury -36.080 146.892
West Ballina -28.862 153.533,West Bathurst -33.409 149.563,West Gosford -33.426 151.317
West Haven -31.636 152.784,West Hoxton -33.934 150.832,West Kempsey -31.058 152.828,West Nowra -34.886 150.583
West Pennant Hills -33.746 151.048,West Pymble -33.767 151.133,West Ryde -33.805 151.074
West Tamworth -31.102 150.914,West Wallsend -32.900 151.583,West Wollongong -34.425 150.864
West Wyalong -33.924 147.205,Westdale -31.091 150.857,Westleigh -33.712 151.071,Westmead -33.804 150.988
Wetherill Park -33.843 150.901,Whalan -33.757 150.804,Wheeler Heights -33.731 151.280
Whitebridge -32.974 151.716,Wickham -32.919 151.757,Wilberforce -33.563 150.838,Wiley Park -33.924 151.067
Williamtown -32.806 151.844,Willmot -33.725 150.793,Willoughby -33.805 151.199,Willoughby East -33.798 151.205
Wilton -34.241 150.698,Windale -32.993 151.682,Windang -34.533 150.867,Windradyne -33.405 149.545
Windsor -33.613 150.814,Windsor Downs -33.659 150.811,Wingham -31.867 152.370,Winmalee -33.678 150.612
Winston Hills -33.776 150.981,Wolli Creek -33.931 151.152,Wollongbar -28.818 153.397
Wollongong -34.424 150.893,Wollongong city centre -34.428 150.893,Wollstonecraft -33.833 151.190
Woodberry -32.793 151.677,Woodbine -34.046 150.821,Woodcroft -33.756 150.881,Woodford -33.733 150.483
Woodpark -33.841 150.961,Woodrising -32.986 151.607,Woolgoolga -30.111 153.201,Woollahra -33.888 151.237
Woolloomooloo -33.870 151.220,Woolooware -34.046 151.143,Woongarrah -33.241 151.476,Woonona -34.349 150.914
Woronora -34.024 151.039,Woronora Heights -34.036 151.027,Worrigee -34.900 150.633,Woy Woy -33.484 151.325
Wyee -33.183 151.488,Wyee Point -33.146 151.508,Wyoming -33.404 151.363,Wyong -33.283 151.423
Wyongah -33.275 151.489,Yagoona -33.905 151.020,Yamba -29.438 153.359,Yarravel -31.043 152.762
Yarrawarrah -34.054 151.036,Yass -34.840 148.910,Yenda -34.245 146.203,Yennora -33.862 150.969
Yerrinbool -34.369 150.538,Yoogali -34.299 146.084,Young -34.313 148.301,Yowie Bay -34.051 151.102
Zetland -33.907 151.209`,
  NT: `
Alawa -12.380 130.873,Alice Springs -23.697 133.884,Alyangula -13.854 136.421,Anula -12.391 130.890
Araluen -23.696 133.854,Bakewell -12.497 130.993,Bellamack -12.517 130.984,Berrimah -12.435 130.926
Braitling -23.680 133.869,Brinkin -12.371 130.868,Coconut Grove -12.396 130.852,Cossack -14.456 132.175
Darwin -12.461 130.842,Desert Springs -23.716 133.888,Driver -12.486 130.975,Durack -12.473 130.972
East Side -23.692 133.893,Fannie Bay -12.423 130.836,Farrar -12.480 130.998,Galiwinku -12.028 135.565
Gillen -23.709 133.866,Girraween -12.525 131.096,Gray -12.490 130.982,Gunbalanya -12.325 133.051
Gunn -12.488 130.993,Herbert -12.534 131.162,Holtze -12.448 131.006,Howard Springs -12.496 131.044
Humpty Doo -12.575 131.103,Jabiru -12.670 132.836,Jingili -12.389 130.873,Johnston -12.488 131.012
Karama -12.402 130.916,Katherine -14.465 132.263,Katherine East -14.466 132.286
Katherine South -14.468 132.258,Larapinta -23.693 133.831,Larrakeyah -12.455 130.832,Leanyer -12.367 130.900
Ludmilla -12.420 130.855,Lyons -12.359 130.889,Malak -12.393 130.904,Maningrida -12.048 134.229
Marrara -12.400 130.893,Milingimbi -12.102 134.919,Millner -12.392 130.863,Moil -12.389 130.881
Moulden -12.506 130.973,Muirhead -12.359 130.894,Nakara -12.371 130.877,Ngukurr -14.731 134.731
Nhulunbuy -12.182 136.778,Nightcliff -12.383 130.852,Palmerston -12.486 130.983,Parap -12.431 130.841
Rapid Creek -12.380 130.859,Rosebery -12.510 130.988,Ross -23.744 133.904,Sadadeen -23.704 133.900
Stuart Park -12.449 130.842,Tennant Creek -19.650 134.191,The Gap -23.713 133.874,Tiwi -12.359 130.878
Virginia -12.519 131.028,Wadeye -14.238 129.522,Wagaman -12.381 130.885,Wanguri -12.371 130.888
Woodroffe -12.502 130.980,Wulagi -12.383 130.895,Wurrumiyanga -11.761 130.626,Yulara -25.241 130.989
Zuccoli -12.507 131.007`,
  QLD: `
Acacia Ridge -27.583 153.033,Agnes Water -24.212 151.904,Airlie Beach -20.268 148.715
Aitkenvale -19.301 146.771,Albany Creek -27.354 152.968,Alderley -27.426 153.001,Aldershot -25.463 152.663
Alexandra Headland -26.672 153.101,Alexandra Hills -27.532 153.229,Algester -27.613 153.032
Alice River -19.334 146.614,Allenstown -23.394 150.504,Alligator Creek -19.392 146.938,Allora -28.035 151.981
Alton Downs -23.300 150.350,Andergrove -21.083 149.183,Annandale -19.315 146.791,Annerley -27.512 153.032
Anstead -27.538 152.862,Arana Hills -27.398 152.958,Aroona -26.782 153.117,Arundel -27.938 153.363
Ascot -27.432 153.058,Ashgrove -27.446 152.992,Ashmore -27.989 153.376,Aspley -27.367 153.017
Atherton -17.269 145.475,Auchenflower -27.474 152.992,Augustine Heights -27.660 152.879
Aurukun -13.356 141.727,Avenell Heights -24.890 152.368,Avoca -24.878 152.308,Ayr -19.574 147.407
Babinda -17.344 145.923,Bahrs Scrub -27.733 153.167,Bakers Creek -21.220 149.147,Bald Hills -27.321 153.009
Balmoral -27.453 153.067,Bamaga -10.892 142.389,Banksia Beach -27.040 153.144,Banyo -27.382 153.079
Barcaldine -23.554 145.285,Bardon -27.461 152.979,Barellan Point -27.572 152.844,Bargara -24.815 152.463
Barney Point -23.848 151.266,Battery Hill -26.779 153.129,Bayview Heights -16.962 145.726
Beachmere -27.128 153.052,Beaconsfield -21.091 149.165,Beaudesert -27.987 152.997,Beenleigh -27.711 153.203
Beerwah -26.859 152.961,Belgian Gardens -19.245 146.795,Bellara -27.064 153.150,Bellbird Park -27.637 152.887
Bellbowrie -27.559 152.883,Bellmere -27.084 152.890,Belmont -27.499 153.134,Benaraby -24.004 151.334
Benowa -28.008 153.386,Bentley Park -17.004 145.738,Berrinba -27.659 153.079,Berserker -23.358 150.520
Biggera Waters -27.932 153.400,Bilinga -28.167 153.517,Biloela -24.396 150.515,Birkdale -27.483 153.217
Birtinya -26.743 153.119,Black Mountain -26.399 152.876,Black River -19.225 146.618,Blackall -24.423 145.463
Blacks Beach -21.055 149.190,Blackwater -23.584 148.879,Bli Bli -26.617 153.037,Bluewater -19.182 146.558
Bohle Plains -19.314 146.692,Bokarina -26.738 153.130,Bongaree -27.084 153.159,Bonogin -28.139 153.353
Booie -26.537 151.942,Boonah -27.997 152.681,Boondall -27.353 153.061,Booral -25.360 152.908
Booval -27.613 152.789,Boronia Heights -27.689 153.020,Bouldercombe -23.571 150.470,Bowen -20.014 148.248
Bowen Hills -27.444 153.037,Boyne Island -23.948 151.353,Bracken Ridge -27.317 153.031,Brandon -19.554 147.353
Branyan -24.913 152.273,Brassall -27.598 152.748,Bray Park -27.292 152.968,Brendale -27.321 152.984
Bridgeman Downs -27.355 152.994,Brighton -27.296 153.057,Brinsmead -16.899 145.716,Brisbane -27.468 153.028
Brisbane central business district -27.471 153.027,Broadbeach -28.028 153.433
Broadbeach Waters -28.035 153.425,Brookfield -27.500 152.900,Brookwater -27.661 152.897
Bucasia -21.035 149.157,Bucca -24.867 152.100,Buccan -27.750 153.133,Buddina -26.696 153.133
Buderim -26.684 153.057,Bulimba -27.450 153.058,Bundaberg -24.866 152.348,Bundaberg East -24.859 152.380
Bundaberg North -24.849 152.346,Bundaberg South -24.873 152.360,Bundaberg West -24.873 152.336
Bundall -28.011 153.405,Bundamba -27.609 152.811,Bungalow -16.939 145.756,Bunya -27.369 152.943
Burbank -27.556 153.147,Burdell -19.251 146.699,Burleigh Heads -28.100 153.450,Burleigh Waters -28.100 153.425
Burnett Heads -24.765 152.413,Burnside -26.633 152.941,Burpengary -27.157 152.958
Burpengary East -27.144 153.000,Burrum Heads -25.185 152.613,Bushland Beach -19.191 146.677
Cabarlah -27.433 152.000,Caboolture -27.085 152.951,Caboolture South -27.094 152.949,Cairns -16.924 145.766
Cairns City -16.921 145.774,Cairns North -16.904 145.757,Calamvale -27.623 153.048,Calliope -24.007 151.200
Caloundra -26.803 153.122,Caloundra West -26.806 153.109,Cambooya -27.715 151.860,Camira -27.635 152.921
Camp Hill -27.494 153.076,Camp Mountain -27.400 152.883,Cannon Hill -27.472 153.095,Cannonvale -20.277 148.698
Canungra -28.017 153.165,Capalaba -27.543 153.203,Capella -23.086 148.022,Caravonica -16.871 145.681
Carbrook -27.683 153.250,Cardwell -18.267 146.028,Carina Heights -27.507 153.091,Carindale -27.506 153.102
Carrara -28.022 153.366,Carseldine -27.348 153.023,Cashmere -27.298 152.907,Cedar Grove -27.867 152.983
Cedar Vale -27.889 153.029,Centenary Heights -27.587 151.962,Chambers Flat -27.748 153.078
Chandler -27.514 153.149,Chapel Hill -27.503 152.950,Charleville -26.405 146.243
Charters Towers -20.077 146.264,Charters Towers City -20.078 146.263,Chatsworth -26.144 152.615
Chelmer -27.513 152.975,Cherbourg -26.292 151.952,Chermside -27.385 153.031,Chermside West -27.384 153.016
Childers -25.237 152.279,Chinchilla -26.738 150.630,Churchill -27.642 152.750,Chuwar -27.566 152.778
Clayfield -27.419 153.058,Clear Island Waters -28.053 153.398,Clermont -22.824 147.636
Cleveland -27.527 153.265,Clifton -27.934 151.907,Clifton Beach -16.763 145.672,Clinton -23.875 151.218
Cloncurry -20.707 140.513,Clontarf -27.253 153.078,Coes Creek -26.647 152.949,Collingwood Park -27.613 152.860
Collinsville -20.552 147.844,Condon -19.330 146.717,Cooee Bay -23.144 150.761,Cooktown -15.466 145.250
Coolangatta -28.169 153.535,Cooloola Cove -25.986 152.994,Coolum Beach -26.528 153.088
Coombabah -27.911 153.371,Coomera -27.843 153.339,Coominya -27.390 152.501,Coopers Plains -27.565 153.041
Cooran -26.337 152.822,Cooroibah -26.363 152.986,Cooroy -26.418 152.911,Coorparoo -27.493 153.058
Coppabella -21.947 148.300,Coral Cove -24.883 152.483,Corinda -27.544 152.982,Cornubia -27.667 153.217
Cotswold Hills -27.522 151.895,Craiglie -16.538 145.470,Craignish -25.283 152.724,Cranbrook -19.306 146.753
Cranley -27.515 151.923,Crestmead -27.688 153.084,Crows Nest -27.260 152.052,Cunnamulla -28.068 145.684
Curra -26.067 152.583,Currajong -19.276 146.779,Currimundi -26.769 153.122,Currumbin -28.136 153.482
Currumbin Valley -28.208 153.394,Currumbin Waters -28.154 153.473,Daisy Hill -27.630 153.158
Dakabin -27.226 152.991,Dalby -27.182 151.262,Darling Heights -27.597 151.930,Darra -27.567 152.954
Dayboro -27.196 152.823,Deagon -27.328 153.061,Deception Bay -27.194 153.026,Deebing Heights -27.667 152.749
Deeragun -19.247 146.676,Delaneys Creek -27.000 152.796,Depot Hill -23.390 150.521,Dicky Beach -26.784 153.138
Diddillibah -26.642 153.050,Dimbulah -17.148 145.110,Doolandella -27.613 152.985,Doomadgee -17.944 138.827
Doonan -26.440 152.992,Douglas -19.324 146.752,Drayton -27.600 151.901,Drewvale -27.648 153.055
Dundowran Beach -25.269 152.762,Durack -27.589 152.986,Dutton Park -27.497 153.028,Dysart -22.588 148.349
D’Aguilar -26.983 152.800,Eagleby -27.683 153.217,Earlville -16.951 145.733,East Brisbane -27.481 153.044
East Innisfail -17.533 146.035,East Ipswich -27.606 152.772,East Mackay -21.150 149.196
East Toowoomba -27.571 151.974,Eastern Heights -27.628 152.778,Eatons Hill -27.339 152.960
Edens Landing -27.703 153.169,Edge Hill -16.900 145.750,Edmonton -17.019 145.744
Eight Mile Plains -27.583 153.100,Eimeo -21.038 149.176,Elanora -28.136 153.449,Eli Waters -25.279 152.809
Elimbah -27.017 152.950,Ellen Grove -27.615 152.944,Elliott Heads -24.916 152.490,Emerald -23.523 148.158
Emu Park -23.257 150.827,Enoggera -27.428 152.975,Esk -27.239 152.422,Eudlo -26.730 152.954
Eumundi -26.477 152.951,Everton Hills -27.389 152.971,Everton Park -27.407 152.988,Fairfield -27.506 153.025
Fernvale -27.455 152.653,Ferny Grove -27.401 152.935,Ferny Hills -27.396 152.937
Fig Tree Pocket -27.528 152.962,Fitzgibbon -27.340 153.029,Flinders View -27.650 152.775
Forest Glen -26.689 153.005,Forest Lake -27.626 152.969,Forestdale -27.663 153.004
Fortitude Valley -27.457 153.032,Frenchville -23.348 150.544,Freshwater -16.883 145.717,Gailes -27.611 152.913
Garbutt -19.266 146.782,Gatton -27.559 152.276,Gaven -27.957 153.335,Gayndah -25.625 151.611
Gaythorne -27.417 152.983,Geebung -27.372 153.047,Gilston -28.033 153.300,Gin Gin -24.994 151.958
Gladstone -23.849 151.258,Gladstone Central -23.843 151.249,Glass House Mountains -26.898 152.953
Glen Eden -23.897 151.271,Gleneagle -27.933 152.983,Glenella -21.118 149.145,Glenvale -27.568 151.893
Glenview -26.767 153.017,Gold Coast -28.000 153.431,Golden Beach -26.822 153.120,Gooburrum -24.823 152.332
Goodna -27.610 152.899,Goondiwindi -28.547 150.305,Gordon Park -27.419 153.025,Gordonvale -17.100 145.780
Gowrie Junction -27.483 151.883,Gracemere -23.438 150.457,Graceville -27.522 152.982,Grange -27.423 153.015
Granville -25.545 152.733,Greenbank -27.717 152.983,Greenslopes -27.508 153.050,Griffin -27.271 153.039
Gulliver -19.288 146.777,Gumdale -27.492 153.153,Gympie -26.190 152.665,Hamilton -27.439 153.063
Harlaxton -27.533 151.967,Harristown -27.583 151.933,Hatton Vale -27.567 152.467,Hawthorne -27.467 153.058
Hay Point -21.296 149.274,Healy -20.746 139.500,Heathwood -27.634 152.988,Heatley -19.290 146.754
Helensvale -27.918 153.333,Helidon -27.553 152.124,Hemmant -27.448 153.132,Hendra -27.418 153.070
Heritage Park -27.683 153.061,Hermit Park -19.287 146.800,Herston -27.445 153.019,Hervey Bay -25.288 152.769
Highfields -27.463 151.954,Highgate Hill -27.489 153.019,Highland Park -28.014 153.333
Highvale -27.372 152.802,Hillcrest -27.669 153.026,Hodgson Vale -27.665 151.933,Holland Park -27.517 153.067
Holland Park West -27.526 153.060,Holloways Beach -16.842 145.739,Hollywell -27.901 153.396
Holmview -27.716 153.170,Home Hill -19.659 147.412,Hope Island -27.870 153.352,Hope Vale -15.296 145.111
Howard -25.319 152.560,Hughenden -20.844 144.200,Hyde Park -19.277 146.797,Idalia -19.307 146.814
Inala -27.597 152.974,Indooroopilly -27.503 152.975,Ingham -18.646 146.162,Innes Park -24.868 152.480
Innisfail -17.522 146.031,Innisfail Estate -17.518 146.045,Ipswich -27.623 152.761,Jacobs Well -27.780 153.362
Jamboree Heights -27.556 152.934,Jandowae -26.784 151.112,Jensen -19.246 146.653,Jimboomba -27.831 153.027
Jindalee -27.534 152.938,Joyner -27.276 152.945,Jubilee Pocket -20.288 148.729,Julatten -16.607 145.341
Kalbar -27.942 152.624,Kalinga -27.410 153.051,Kalkie -24.844 152.385,Kallangur -27.252 152.992
Kamerunga -16.873 145.701,Kangaroo Point -27.477 153.037,Kanimbla -16.923 145.722,Karalee -27.565 152.824
Karana Downs -27.549 152.807,Karumba -17.487 140.843,Kawana -23.339 150.505,Kawungan -25.299 152.846
Kearneys Spring -27.605 151.941,Kedron -27.403 153.030,Kelso -19.389 146.719,Kelvin Grove -27.448 153.013
Kenmore -27.508 152.939,Kenmore Hills -27.504 152.932,Kensington Grove -27.533 152.472,Keperra -27.414 152.947
Kepnock -24.876 152.375,Kewarra Beach -16.782 145.685,Kilcoy -26.943 152.565,Kin Kora -23.877 151.247
Kingaroy -26.540 151.837,Kings Beach -26.802 153.143,Kingsthorpe -27.476 151.814,Kingston -27.667 153.117
Kippa-Ring -27.226 153.083,Kirkwood -23.903 151.235,Kirwan -19.303 146.725,Kleinton -27.433 151.950
Koongal -23.369 150.549,Kooralbyn -28.080 152.840,Kuluin -26.658 153.056,Kuraby -27.607 153.094
Kuranda -16.820 145.638,Kurwongbah -27.233 152.976,Labrador -27.944 153.398,Laidley -27.633 152.393
Lake Macdonald -26.385 152.932,Lammermoor -23.161 150.761,Landsborough -26.807 152.961,Lawnton -27.283 152.983
Leichhardt -27.623 152.734,Little Mountain -26.784 153.092,Logan Central -27.644 153.107
Logan City -27.639 153.109,Logan Reserve -27.724 153.090,Logan Village -27.768 153.108
Loganholme -27.684 153.186,Loganlea -27.675 153.135,Longreach -23.442 144.249,Lota -27.469 153.186
Lower Beechmont -28.048 153.246,Lowood -27.466 152.576,Lutwyche -27.423 153.034,Macgregor -27.565 153.066
Machans Beach -16.858 145.745,Mackay -21.153 149.166,Mackay City -21.145 149.187,Mackenzie -27.544 153.121
Macleay Island -27.611 153.360,Magnetic Island -19.155 146.849,Main Beach -27.979 153.427
Malanda -17.352 145.595,Maleny -26.760 152.849,Mango Hill -27.243 153.024,Manly West -27.474 153.166
Manoora -16.917 145.737,Mansfield -27.539 153.099,Manunda -16.917 145.749,Mapleton -26.624 152.868
Marcoola -26.584 153.095,Mareeba -16.991 145.423,Margate -27.248 153.098,Marian -21.144 148.942
Maroochy River -26.578 153.019,Maroochydore -26.660 153.100,Marsden -27.673 153.097
Maryborough -25.541 152.705,Maudsland -27.950 153.267,McDowall -27.383 152.992,Meadowbrook -27.664 153.145
Menzies -20.718 139.497,Meridan Plains -26.774 153.062,Meringandan West -27.416 151.887
Mermaid Beach -28.044 153.435,Mermaid Waters -28.049 153.431,Merrimac -28.051 153.373,Miami -28.072 153.442
Middle Park -27.556 152.922,Middle Ridge -27.607 151.967,Middlemount -22.812 148.699,Miles -26.658 150.188
Millbank -24.875 152.322,Millmerran -27.879 151.271,Millstream -17.653 145.414,Milton -27.470 153.003
Minden -27.560 152.545,Minyama -26.696 153.124,Mirani -21.157 148.862,Mission Beach -17.869 146.104
Mission River -12.595 141.958,Mitchell -26.485 147.974,Mitchelton -27.417 152.967,Moffat Beach -26.790 153.140
Moggill -27.583 152.867,Molendinar -27.974 153.361,Monkland -26.212 152.682,Monto -24.865 151.122
Montville -26.683 152.883,Mooloolaba -26.682 153.119,Moore Park Beach -24.711 152.209
Mooroobool -16.935 145.731,Moorooka -27.534 153.025,Moranbah -22.002 148.047,Morayfield -27.109 152.949
Morningside -27.462 153.075,Mornington -20.734 139.496,Mossman -16.463 145.371,Mount Coolum -26.566 153.091
Mount Cotton -27.633 153.233,Mount Crosby -27.539 152.806,Mount Gravatt -27.533 153.083
Mount Gravatt East -27.541 153.082,Mount Isa -20.725 139.497,Mount Lofty -27.546 151.972
Mount Louisa -19.274 146.751,Mount Low -19.232 146.670,Mount Morgan -23.645 150.389
Mount Nathan -27.964 153.272,Mount Ommaney -27.546 152.932,Mount Pleasant -21.118 149.160
Mount Sheridan -16.986 145.732,Mount Warren Park -27.731 153.205,Mountain Creek -26.703 153.101
Moura -24.572 149.967,Mudgeeraba -28.083 153.367,Mudjimba -26.615 153.099,Mulambin -23.188 150.789
Mundingburra -19.299 146.794,Mundoolun -27.899 153.071,Mundubbera -25.593 151.302,Munruben -27.746 153.031
Murarrie -27.463 153.098,Murgon -26.242 151.940,Murray -19.318 146.795,Murrumba Downs -27.267 153.011
Nambour -26.626 152.959,Nanango -26.672 152.002,Nanum -12.645 141.862,Narangba -27.203 152.959
Nathan -27.559 153.062,Nebo -21.683 148.683,Nelly Bay -19.158 146.850,Nerang -27.989 153.336
New Auckland -23.884 151.236,New Beith -27.766 152.942,New Farm -27.468 153.048,Newmarket -27.435 153.008
Newport -27.207 153.101,Newstead -27.453 153.042,Newtown -27.556 151.933,Newtown -27.616 152.777
Ninderry -26.541 152.975,Ningi -27.061 153.079,Nome -19.362 146.947,Noosa Heads -26.394 153.090
Noosaville -26.400 153.067,Norman Gardens -23.330 150.527,Norman Park -27.479 153.063
Normanton -17.672 141.077,North Booval -27.604 152.795,North Ipswich -27.603 152.761
North Lakes -27.224 153.021,North Mackay -21.120 149.179,North Maclean -27.768 153.016
North Toowoomba -27.544 151.961,North Ward -19.250 146.815,Norville -24.893 152.341,Nudgee -27.369 153.085
Nundah -27.403 153.062,Oakey -27.433 151.721,Oakhurst -25.513 152.636,One Mile -27.629 152.738
Oonoonba -19.297 146.821,Ooralea -21.174 149.148,Ormeau -27.768 153.243,Ormeau Hills -27.797 153.257
Ormiston -27.517 153.250,Oxenford -27.890 153.313,Oxley -27.550 152.983,Pacific Paradise -26.618 153.078
Pacific Pines -27.940 153.314,Paddington -27.459 152.995,Palm Beach -28.117 153.466,Palm Cove -16.750 145.667
Palm Island -18.736 146.578,Palmwoods -26.686 152.961,Paradise Point -27.887 153.393
Park Avenue -23.353 150.519,Park Ridge -27.717 153.033,Park Ridge South -27.727 153.033
Parkhurst -23.300 150.517,Parkinson -27.643 153.030,Parkside -20.738 139.489,Parkwood -27.955 153.363
Parramatta Park -16.926 145.766,Parrearra -26.712 153.122,Peachester -26.846 152.884
Pelican Waters -26.834 153.100,Peregian Beach -26.481 153.096,Peregian Springs -26.488 153.076
Petrie -27.267 152.983,Petrie Terrace -27.463 153.013,Pialba -25.287 152.844,Pie Creek -26.230 152.608
Pimlico -19.282 146.788,Pimpama -27.817 153.300,Pine Mountain -27.550 152.700,Pioneer -20.720 139.508
Pittsworth -27.716 151.634,Plainland -27.567 152.417,Point Vernon -25.257 152.817,Pomona -26.367 152.856
Port Douglas -16.484 145.467,Proserpine -20.401 148.580,Pullenvale -27.523 152.887,Queenton -20.075 146.282
Raceview -27.635 152.775,Railway Estate -19.276 146.820,Rainbow Beach -25.904 153.092
Rangeville -27.583 151.980,Rangewood -19.311 146.639,Rasmussen -19.352 146.723,Ravenshoe -17.609 145.484
Red Hill -20.317 148.500,Red Hill -27.452 153.002,Redbank -27.600 152.867,Redbank Plains -27.646 152.860
Redland Bay -27.611 153.300,Redlynch -16.925 145.696,Reedy Creek -28.112 153.396,Regency Downs -27.534 152.440
Regents Park -27.677 153.042,Richlands -27.596 152.953,River Heads -25.416 152.913,Riverhills -27.559 152.911
Riverview -27.600 152.850,Robertson -27.566 153.057,Robina -28.071 153.393,Rochedale -27.567 153.133
Rochedale South -27.595 153.123,Rockhampton -23.380 150.506,Rocklea -27.539 153.004,Rockville -27.536 151.938
Roma -26.567 148.788,Rosemount -26.630 153.000,Rosenthal Heights -28.240 152.013,Rosewood -27.634 152.589
Rosslea -19.299 146.798,Rothwell -27.214 153.047,Runaway Bay -27.914 153.398,Runcorn -27.598 153.077
Rural View -21.064 149.165,Russell Island -27.649 153.381,Sadliers Crossing -27.613 152.746
Salisbury -27.551 153.032,Samford Valley -27.373 152.867,Sandgate -27.322 153.070
Sandstone Point -27.084 153.132,Sarina -21.419 149.217,Scarborough -27.201 153.109,Scarness -25.284 152.856
Seven Hills -27.483 153.075,Seventeen Mile Rocks -27.551 152.959,Shailer Park -27.650 153.178
Sharon -24.876 152.270,Sheldon -27.584 153.200,Shorncliffe -27.328 153.082,Silkstone -27.621 152.788
Sinnamon Park -27.544 152.949,Sippy Downs -26.718 153.055,Slacks Creek -27.650 153.150
Slade Point -21.075 149.225,Soldiers Hill -20.705 139.490,South Brisbane -27.480 153.020
South Gladstone -23.862 151.268,South Kolan -24.932 152.168,South Mackay -21.163 149.178
South Maclean -27.792 153.016,South Toowoomba -27.571 151.946,South Townsville -19.266 146.833
Southport -27.967 153.398,Southside -26.210 152.647,Spring Hill -27.461 153.023,Springfield -27.654 152.917
Springfield Lakes -27.668 152.925,Springsure -24.115 148.088,Springwood -27.612 153.129
St George -27.948 148.610,Stafford -27.410 153.011,Stafford Heights -27.394 153.011,Stanthorpe -28.654 151.934
Strathpine -27.304 152.990,Stretton -27.622 153.066,Stuart -19.347 146.844,Sun Valley -23.875 151.258
Sunnybank -27.580 153.061,Sunnybank Hills -27.610 153.054,Sunrise Beach -26.416 153.103,Sunset -20.710 139.508
Sunshine Beach -26.406 153.108,Sunshine Coast -26.657 153.080,Surfers Paradise -28.003 153.430
Svensson Heights -24.886 152.332,Taigum -27.343 153.044,Tallai -28.064 153.326,Tallebudgera -28.150 153.433
Tallebudgera Valley -28.193 153.355,Tamborine -27.883 153.133,Tamborine Mountain -27.970 153.199
Tanah Merah -27.672 153.170,Tanawha -26.720 153.030,Tannum Sands -23.947 151.367,Tara -27.276 150.457
Taranganba -23.144 150.751,Taringa -27.491 152.979,Tarragindi -27.527 153.046,Telina -23.888 151.254
Teneriffe -27.456 153.047,Tewantin -26.391 153.034,Thabeban -24.900 152.350,The Gap -27.442 152.939
The Gemfields -23.530 147.797,The Range -23.392 150.496,Thorneside -27.488 153.198,Thornlands -27.558 153.265
Thursday Island -10.583 142.219,Tieri -23.038 148.345,Tin Can Bay -25.919 153.003,Tinana -25.552 152.666
Tingalpa -27.474 153.127,Tivoli -27.593 152.768,Tolga -17.186 145.477,Toogoolawah -27.087 152.376
Toogoom -25.256 152.690,Toowong -27.483 152.983,Toowoomba -27.561 151.954,Torquay -25.285 152.879
Townsville -19.266 146.806,Townview -20.733 139.505,Trinity Beach -16.789 145.697,Trinity Park -16.807 145.705
Trunding -12.634 141.870,Tugun -28.150 153.500,Tully -17.933 145.923,Twin Waters -26.634 153.081
Underwood -27.609 153.111,Upper Caboolture -27.117 152.883,Upper Coomera -27.877 153.286
Upper Kedron -27.419 152.918,Upper Mount Gravatt -27.561 153.085,Urangan -25.292 152.905
Urraween -25.295 152.822,Varsity Lakes -28.089 153.412,Victoria Point -27.583 153.312,Vincent -19.283 146.765
Virginia -27.383 153.067,Wacol -27.583 152.933,Wakerley -27.483 153.156,Walkerston -21.161 149.058
Walkervale -24.883 152.359,Walloon -27.605 152.664,Wamuran -27.039 152.865,Wandal -23.369 150.494
Wandoan -26.123 149.960,Warana -26.723 153.127,Warner -27.312 152.950,Warwick -28.219 152.034
Waterford West -27.691 153.133,Wavell Heights -27.394 153.047,Weipa -12.623 141.879
Wellesley Islands -16.632 139.401,Wellington Point -27.483 153.250,West End -19.267 146.794
West End -27.479 153.010,West Gladstone -23.861 151.245,West Mackay -21.155 149.162
West Rockhampton -23.379 150.482,West Woombye -26.666 152.926,Westbrook -27.617 151.867
Westcourt -16.930 145.753,Westcourt -26.800 150.150,Westlake -27.549 152.913,White Rock -16.974 145.763
Whitfield -16.895 145.733,Whitsundays -20.119 148.913,Willow Vale -27.845 153.263,Willowbank -27.682 152.674
Wilsonton -27.543 151.917,Wilsonton Heights -27.532 151.924,Wilston -27.432 153.019,Windaroo -27.746 153.193
Windsor -27.436 153.029,Winston -20.709 139.497,Winton -22.382 143.042,Wishart -27.554 153.101
Withcott -27.554 152.024,Witta -26.700 152.817,Wondai -26.318 151.872,Wondunna -25.318 152.859
Wongaling Beach -17.913 146.096,Wongawallan -27.876 153.229,Woodend -27.606 152.753,Woodford -26.953 152.777
Woodgate -25.108 152.563,Woodridge -27.633 153.100,Woody Point -27.256 153.104,Woolloongabba -27.489 153.037
Wooloowin -27.422 153.042,Woombye -26.661 152.969,Woorim -27.069 153.204,Woree -16.950 145.750
Worongary -28.050 153.350,Wulguru -19.328 146.818,Wulkuraka -27.614 152.722,Wurtulla -26.756 153.128
Wynnum -27.445 153.158,Wynnum West -27.458 153.153,Wyreema -27.656 151.855,Yamanto -27.660 152.739
Yandina -26.562 152.956,Yaroomba -26.551 153.097,Yarrabah -16.995 145.897,Yarrabilba -27.809 153.112
Yarraman -26.842 151.981,Yatala -27.717 153.217,Yeerongpilly -27.531 153.009,Yeppoon -23.127 150.744
Yeppoon city centre -23.130 150.736,Yeronga -27.516 153.016,Yorkeys Knob -16.803 145.721
Yungaburra -17.271 145.583,Zillmere -27.356 153.045,Zilzie -23.289 150.798`,
  SA: `
Aberfoyle Park -35.077 138.592,Adelaide -34.929 138.599,Adelaide Hills -34.911 138.707
Adelaide city centre -34.929 138.603,Albert Park -34.872 138.520,Alberton -34.859 138.521
Aldgate -35.017 138.733,Aldinga Beach -35.278 138.458,Allenby Gardens -34.898 138.554
Andrews Farm -34.676 138.662,Angaston -34.501 139.046,Angle Park -34.860 138.558,Angle Vale -34.641 138.646
Ardrossan -34.422 137.919,Ascot Park -34.992 138.558,Ashford -34.949 138.575,Athelstone -34.870 138.700
Athol Park -34.856 138.543,Balaklava -34.145 138.411,Balhannah -34.991 138.826,Banksia Park -34.810 138.736
Barmera -34.256 140.461,Beaumont -34.949 138.662,Bedford Park -35.022 138.568,Belair -34.998 138.621
Bellevue Heights -35.030 138.583,Berri -34.281 140.600,Beulah Park -34.918 138.645,Beverley -34.895 138.546
Birkenhead -34.837 138.498,Black Forest -34.960 138.577,Blackwood -35.021 138.614,Blair Athol -34.859 138.597
Blakeview -34.676 138.710,Bordertown -36.308 140.772,Brahma Lodge -34.776 138.653,Bridgewater -35.014 138.766
Brighton -35.018 138.524,Broadview -34.876 138.615,Brompton -34.894 138.578,Brooklyn Park -34.928 138.536
Burra -33.672 138.928,Burton -34.733 138.602,Camden Park -34.969 138.540,Campbelltown -34.883 138.667
Ceduna -32.127 133.673,Cheltenham -34.868 138.523,Christie Downs -35.130 138.496
Christies Beach -35.139 138.472,Clapham -34.990 138.602,Clare -33.833 138.611,Clarence Gardens -34.975 138.580
Clarence Park -34.964 138.581,Clearview -34.857 138.613,Cleve -33.700 136.500,Clovelly Park -35.000 138.571
Collinswood -34.887 138.612,Colonel Light Gardens -34.986 138.597,Coober Pedy -29.014 134.755
Coromandel Valley -35.050 138.617,Cowandilla -34.932 138.559,Cowell -33.682 136.921,Crafers -34.989 138.716
Crafers West -34.991 138.682,Craigburn Farm -35.040 138.605,Craigmore -34.701 138.710
Croydon Park -34.880 138.568,Crystal Brook -33.353 138.210,Cumberland Park -34.972 138.587
Darlington -35.032 138.555,Davoren Park -34.691 138.669,Daw Park -34.990 138.584,Dernancourt -34.862 138.677
Dover Gardens -35.024 138.537,Dulwich -34.937 138.627,Echunga -35.104 138.796,Eden Hills -35.021 138.596
Edwardstown -34.980 138.569,Elizabeth Downs -34.700 138.691,Elizabeth East -34.725 138.682
Elizabeth Grove -34.735 138.669,Elizabeth North -34.707 138.676,Elizabeth Park -34.710 138.686
Elizabeth South -34.732 138.662,Elizabeth Vale -34.749 138.668,Encounter Bay -35.574 138.601
Enfield -34.853 138.603,Erindale -34.928 138.663,Ethelton -34.849 138.491,Evandale -34.906 138.635
Evanston -34.617 138.734,Evanston Gardens -34.623 138.722,Evanston Park -34.623 138.741
Everard Park -34.952 138.575,Exeter -34.840 138.489,Fairview Park -34.800 138.729,Felixstow -34.889 138.647
Ferryden Park -34.866 138.562,Findon -34.900 138.533,Firle -34.905 138.653,Flagstaff Hill -35.049 138.583
Flinders Park -34.910 138.543,Forestville -34.949 138.578,Freeling -34.454 138.809,Fulham -34.927 138.514
Fulham Gardens -34.915 138.513,Fullarton -34.951 138.629,Gawler -34.603 138.749,Gawler East -34.599 138.763
Gawler South -34.607 138.744,Gilberton -34.901 138.613,Gilles Plains -34.850 138.650,Glandore -34.962 138.568
Glen Osmond -34.960 138.649,Glenalta -35.008 138.626,Glenelg -34.981 138.515,Glenelg East -34.976 138.530
Glenelg North -34.968 138.518,Glenelg South -34.990 138.514,Glengowrie -34.987 138.537
Glenside -34.943 138.634,Glenunga -34.950 138.638,Glynde -34.896 138.653,Golden Grove -34.783 138.733
Goodwood -34.951 138.592,Goolwa -35.502 138.782,Goolwa Beach -35.505 138.773,Grange -34.902 138.490
Greenacres -34.869 138.628,Greenock -34.457 138.927,Greenwith -34.766 138.714,Gulfview Heights -34.795 138.669
Hackham -35.155 138.525,Hackham West -35.143 138.514,Hahndorf -35.029 138.808,Hallett Cove -35.079 138.515
Hampstead Gardens -34.874 138.629,Happy Valley -35.083 138.533,Hawthorn -34.974 138.607
Hawthorndene -35.022 138.630,Hayborough -35.531 138.650,Hazelwood Park -34.939 138.659
Hectorville -34.892 138.659,Henley Beach -34.920 138.494,Henley Beach South -34.926 138.496
Hewett -34.578 138.752,Highbury -34.853 138.697,Highgate -34.962 138.622,Hillbank -34.736 138.687
Hillcrest -34.863 138.643,Hindmarsh Island -35.510 138.868,Holden Hill -34.852 138.672
Hope Valley -34.833 138.700,Hove -35.008 138.521,Huntfield Heights -35.155 138.514,Hyde Park -34.955 138.601
Ingle Farm -34.833 138.633,Jamestown -33.205 138.605,Joslin -34.900 138.627,Kadina -33.965 137.716
Kapunda -34.339 138.916,Keith -36.099 140.353,Kensington Gardens -34.926 138.661
Kensington Park -34.920 138.654,Kent Town -34.922 138.620,Kersbrook -34.783 138.851
Kidman Park -34.912 138.527,Kilburn -34.860 138.586,Kilkenny -34.879 138.553,Kingscote -35.656 137.639
Kingston -34.233 140.350,Kingston South East -36.831 139.852,Klemzig -34.879 138.636
Kurralta Park -34.951 138.567,Largs Bay -34.826 138.486,Largs North -34.821 138.492,Leabrook -34.930 138.659
Lewiston -34.604 138.591,Linden Park -34.943 138.647,Littlehampton -35.042 138.864,Lobethal -34.905 138.875
Lockleys -34.926 138.528,Lower Mitcham -34.977 138.605,Loxton -34.450 140.569,Lyndoch -34.601 138.891
Macclesfield -35.172 138.836,Magill -34.909 138.675,Maitland -34.374 137.673,Malvern -34.959 138.613
Manningham -34.878 138.622,Mannum -34.915 139.303,Mansfield Park -34.857 138.552,Marden -34.896 138.638
Marino -35.045 138.512,Marion -35.004 138.553,Marleston -34.948 138.560,Maslin Beach -35.226 138.480
Mawson Lakes -34.816 138.608,Maylands -34.911 138.637,McCracken -35.536 138.631,McLaren Flat -35.217 138.583
McLaren Vale -35.219 138.543,Meadows -35.180 138.762,Medindie -34.896 138.605,Melrose Park -34.983 138.575
Meningie -35.686 139.340,Middleton -35.510 138.704,Mile End -34.927 138.570,Millicent -37.594 140.349
Millswood -34.955 138.589,Minlaton -34.771 137.596,Mitcham -34.979 138.622,Mitchell Park -35.010 138.563
Moana -35.194 138.476,Modbury -34.833 138.683,Modbury Heights -34.810 138.685,Modbury North -34.828 138.674
Monash -34.238 140.561,Moonta Bay -34.050 137.567,Moorak -37.864 140.743,Morphett Vale -35.133 138.517
Morphettville -34.989 138.540,Mount Barker -35.067 138.867,Mount Compass -35.347 138.620
Mount Gambier -37.832 140.779,Munno Para -34.668 138.701,Munno Para West -34.657 138.671
Murray Bridge -35.120 139.273,Mylor -35.043 138.759,Myrtle Bank -34.961 138.634,Nailsworth -34.884 138.606
Nairne -35.035 138.912,Naracoorte -36.958 140.738,Netherby -34.970 138.625,Netley -34.949 138.550
Newton -34.882 138.682,Noarlunga Downs -35.150 138.504,Normanville -35.446 138.321
North Adelaide -34.907 138.591,North Brighton -35.003 138.522,North Haven -34.788 138.492
North Plympton -34.958 138.553,Northfield -34.850 138.625,Northgate -34.858 138.629,Norwood -34.927 138.628
Novar Gardens -34.966 138.533,Nuriootpa -34.468 138.998,O'Sullivan Beach -35.119 138.473
Oakden -34.853 138.643,Oaklands Park -35.007 138.545,Old Noarlunga -35.182 138.501
Old Reynella -35.104 138.534,One Tree Hill -34.700 138.767,Onkaparinga Hills -35.135 138.567
Osborne -34.798 138.498,Ottoway -34.848 138.536,O’Halloran Hill -35.067 138.550,Panorama -34.991 138.599
Para Hills -34.812 138.658,Para Hills West -34.805 138.643,Para Vista -34.821 138.661,Paradise -34.874 138.669
Parafield Gardens -34.783 138.611,Paralowie -34.757 138.608,Paringa -34.176 140.786,Park Holme -34.994 138.553
Parkside -34.945 138.613,Pasadena -35.003 138.589,Payneham -34.897 138.641,Payneham South -34.905 138.644
Pennington -34.858 138.532,Penola -37.375 140.837,Peterborough -32.972 138.841,Peterhead -34.831 138.499
Plympton -34.962 138.555,Plympton Park -34.981 138.549,Pooraka -34.825 138.626,Port Adelaide -34.846 138.503
Port Augusta -32.496 137.773,Port Augusta West -32.486 137.758,Port Broughton -33.601 137.936
Port Elliot -35.530 138.679,Port Lincoln -34.726 135.874,Port Noarlunga -35.148 138.471
Port Noarlunga South -35.174 138.469,Port Pirie -33.192 138.017,Port Pirie South -33.198 138.014
Port Pirie West -33.178 137.999,Port Willunga -35.262 138.464,Prospect -34.882 138.593
Queenstown -34.861 138.510,Quorn -32.347 138.042,Redwood Park -34.812 138.707,Renmark -34.177 140.747
Renmark West -34.165 140.710,Renown Park -34.892 138.577,Reynella -35.094 138.531
Reynella East -35.092 138.557,Richmond -34.942 138.563,Ridgehaven -34.821 138.705,Ridleyton -34.893 138.572
Risdon Park -33.197 137.994,Risdon Park South -33.211 137.995,Robe -37.164 139.760,Rose Park -34.930 138.628
Rosewater -34.852 138.522,Rosslyn Park -34.922 138.676,Rostrevor -34.894 138.692,Roxby Downs -30.563 136.895
Royal Park -34.874 138.512,Royston Park -34.898 138.631,Salisbury -34.767 138.633
Salisbury Downs -34.768 138.622,Salisbury East -34.791 138.655,Salisbury Heights -34.763 138.676
Salisbury North -34.750 138.621,Salisbury Park -34.762 138.670,Salisbury Plain -34.773 138.663
Seacliff -35.035 138.523,Seacliff Park -35.030 138.531,Seacombe Gardens -35.023 138.546
Seacombe Heights -35.033 138.546,Seaford -35.190 138.476,Seaford Meadows -35.173 138.488
Seaford Rise -35.193 138.482,Seaton -34.900 138.517,Seaview Downs -35.037 138.538,Sefton Park -34.874 138.603
Sellicks Beach -35.339 138.447,Semaphore -34.839 138.482,Semaphore Park -34.851 138.479
Semaphore South -34.850 138.479,Sheidow Park -35.079 138.527,Smithfield -34.683 138.683
Smithfield Plains -34.676 138.678,Solomontown -33.185 138.024,Somerton Park -34.997 138.522
South Brighton -35.028 138.528,South Plympton -34.977 138.556,St Agnes -34.831 138.711
St Clair -34.871 138.535,St Georges -34.952 138.648,St Marys -35.004 138.580,St Morris -34.911 138.654
St Peters -34.905 138.623,Stirling -35.002 138.720,Stirling North -32.480 137.838,Stonyfell -34.934 138.677
Strathalbyn -35.260 138.892,Streaky Bay -32.796 134.209,Sturt -35.023 138.555,Surrey Downs -34.800 138.712
Tailem Bend -35.252 139.455,Tanunda -34.523 138.960,Taperoo -34.804 138.496,Tea Tree Gully -34.817 138.733
Tennyson -34.886 138.486,Thebarton -34.917 138.567,Toorak Gardens -34.935 138.636,Torrens Park -34.976 138.610
Torrensville -34.920 138.561,Tranmere -34.906 138.662,Trinity Gardens -34.914 138.641
Trott Park -35.076 138.542,Tumby Bay -34.377 136.101,Tusmore -34.939 138.651,Two Wells -34.593 138.514
Underdale -34.918 138.547,Unley -34.950 138.600,Unley Park -34.964 138.608,Vale Park -34.886 138.627
Valley View -34.840 138.661,Victor Harbor -35.550 138.622,Virginia -34.666 138.560,Waikerie -34.182 139.986
Walkley Heights -34.837 138.644,Wallaroo -33.939 137.634,Warradale -34.997 138.532
Waterloo Corner -34.717 138.583,Wattle Park -34.925 138.675,Wayville -34.945 138.591
West Beach -34.946 138.509,West Croydon -34.894 138.559,West Hindmarsh -34.908 138.564
West Lakes -34.873 138.495,West Lakes Shore -34.860 138.490,Westbourne Park -34.972 138.595
Whyalla -33.033 137.565,Whyalla Jenkins -33.022 137.513,Whyalla Norrie -33.029 137.539
Whyalla Playford -33.028 137.562,Whyalla Stuart -33.025 137.525,Willaston -34.586 138.741
Williamstown -34.672 138.891,Willunga -35.271 138.554,Windsor Gardens -34.865 138.647
Woodcroft -35.102 138.563,Woodside -34.954 138.879,Woodville -34.877 138.543,Woodville Gardens -34.868 138.548
Woodville North -34.872 138.543,Woodville Park -34.887 138.546,Woodville South -34.882 138.535
Woodville West -34.886 138.531,Wynn Vale -34.799 138.687`,
  TAS: `
Acton Park -42.879 147.485,Austins Ferry -42.767 147.250,Bagdad -42.630 147.223,Battery Point -42.890 147.333
Beaconsfield -41.202 146.817,Beauty Point -41.162 146.821,Bellerive -42.876 147.370,Berriedale -42.817 147.250
Blackmans Bay -43.003 147.317,Blackstone Heights -41.460 147.084,Bridgewater -42.737 147.228
Bridport -41.000 147.392,Brighton -42.698 147.245,Burnie -41.056 145.904,Cambridge -42.833 147.450
Chigwell -42.809 147.245,Claremont -42.783 147.250,Clarendon Vale -42.890 147.444,Cressy -41.686 147.078
Currie -39.930 143.854,Cygnet -43.153 147.073,Deloraine -41.525 146.657,Devonport -41.177 146.352
Dodges Ferry -42.853 147.623,Dynnyrne -42.905 147.316,East Devonport -41.188 146.387
East Launceston -41.438 147.151,Evandale -41.569 147.253,Franklin -43.089 147.009,Gagebrook -42.748 147.270
Geeveston -43.163 146.925,Geilston Bay -42.830 147.346,George Town -41.106 146.826,Glenorchy -42.833 147.276
Goodwood -42.828 147.293,Granton -42.751 147.228,Hadspen -41.501 147.074,Herdsmans Cove -42.751 147.265
Hillcrest -41.063 145.894,Hobart -42.879 147.329,Hobart city centre -42.883 147.326,Howrah -42.887 147.406
Huonville -43.031 147.048,Invermay -41.420 147.134,Kings Meadows -41.470 147.162,Kingston -42.976 147.304
Kingston Beach -42.980 147.319,Latrobe -41.246 146.425,Lauderdale -42.914 147.487,Launceston -41.439 147.135
Launceston city centre -41.434 147.138,Legana -41.366 147.046,Lenah Valley -42.871 147.275
Lindisfarne -42.848 147.362,Longford -41.605 147.119,Lutana -42.835 147.312,Margate -43.028 147.263
Mayfield -41.388 147.131,Miandetta -41.196 146.353,Midway Point -42.795 147.529,Montello -41.058 145.896
Montrose -42.829 147.247,Moonah -42.846 147.302,Mornington -42.863 147.398,Mount Nelson -42.921 147.321
Mount Stuart -42.872 147.302,Mowbray -41.402 147.151,New Norfolk -42.783 147.059,New Town -42.858 147.309
Newnham -41.390 147.114,Newstead -41.441 147.162,North Hobart -42.874 147.316,Norwood -41.459 147.181
Oakdowns -42.902 147.456,Old Beach -42.778 147.267,Park Grove -41.055 145.882,Penguin -41.123 146.073
Perth -41.572 147.171,Port Sorell -41.167 146.553,Prospect Vale -41.481 147.104,Queenstown -42.081 145.556
Ranelagh -43.010 147.038,Ravenswood -41.416 147.183,Richmond -42.736 147.438,Risdon Vale -42.812 147.357
Riverside -41.421 147.051,Rocherlea -41.381 147.157,Rokeby -42.899 147.449,Romaine -41.099 145.894
Rosetta -42.821 147.253,Saint Leonards -41.457 147.200,Sandford -42.933 147.500,Sandy Bay -42.894 147.324
Scottsdale -41.158 147.517,Seven Mile Beach -42.859 147.505,Shearwater -41.157 146.532
Sheffield -41.399 146.339,Shorewell Park -41.070 145.877,Smithton -40.846 145.125,Snug -43.067 147.255
Somerset -41.041 145.831,Sorell -42.782 147.563,South Hobart -42.895 147.309,South Launceston -41.455 147.146
Spreyton -41.235 146.351,St Helens -41.320 148.239,Summerhill -41.467 147.128,Taroona -42.945 147.348
Tranmere -42.922 147.417,Trevallyn -41.442 147.105,Turners Beach -41.161 146.232,Ulverstone -41.160 146.182
Upper Burnie -41.071 145.900,Warrane -42.855 147.383,Waverley -41.436 147.186,West Hobart -42.877 147.307
West Launceston -41.451 147.131,West Moonah -42.850 147.282,West Ulverstone -41.147 146.127
Westbury -41.529 146.839,Wynyard -40.990 145.726,Youngtown -41.483 147.171`,
  VIC: `
Abbotsford -37.800 145.000,Aberfeldie -37.760 144.897,Aintree -37.723 144.668,Airport West -37.725 144.881
Albanvale -37.746 144.769,Albert Park -37.841 144.952,Albion -37.780 144.817,Alexandra -37.191 145.711
Alfredton -37.567 143.817,Allansford -38.386 142.594,Alphington -37.783 145.033,Altona -37.870 144.830
Altona Meadows -37.884 144.784,Altona North -37.835 144.847,Anglesea -38.407 144.186
Apollo Bay -38.759 143.672,Ararat -37.285 142.927,Ardeer -37.776 144.801,Armadale -37.855 145.021
Armstrong Creek -38.231 144.374,Ascot -36.700 144.333,Ascot Vale -37.780 144.923,Ashburton -37.867 145.083
Ashwood -37.867 145.106,Aspendale -38.029 145.103,Aspendale Gardens -38.023 145.118,Attwood -37.670 144.887
Avenel -36.901 145.234,Avoca -37.090 143.474,Avondale Heights -37.762 144.863,Bacchus Marsh -37.673 144.438
Badger Creek -37.700 145.517,Bairnsdale -37.823 147.610,Balaclava -37.867 145.000,Ballan -37.600 144.229
Ballarat -37.566 143.850,Ballarat Central -37.562 143.851,Ballarat East -37.567 143.867
Ballarat North -37.541 143.866,Balnarring -38.367 145.133,Balwyn -37.809 145.079,Balwyn North -37.791 145.094
Bannockburn -38.049 144.169,Baranduda -36.191 146.954,Barwon Heads -38.274 144.489,Baxter -38.200 145.150
Bayswater -37.850 145.267,Bayswater North -37.826 145.282,Beaconsfield -38.050 145.367
Beaconsfield Upper -37.994 145.414,Beaufort -37.430 143.383,Beaumaris -37.985 145.034
Beechworth -36.358 146.686,Belgrave -37.911 145.354,Belgrave Heights -37.926 145.344
Belgrave South -37.933 145.333,Bell Park -38.108 144.338,Bell Post Hill -38.096 144.320
Bellfield -37.753 145.038,Belmont -38.175 144.343,Benalla -36.551 145.984,Bendigo -36.758 144.280
Bendigo city centre -36.757 144.280,Bentleigh -37.918 145.035,Bentleigh East -37.919 145.053
Berwick -38.033 145.350,Beveridge -37.483 144.983,Bittern -38.333 145.167,Black Hill -37.550 143.867
Black Rock -37.974 145.016,Blackburn -37.819 145.153,Blackburn North -37.809 145.152
Blackburn South -37.840 145.155,Blairgowrie -38.361 144.780,Blind Bight -38.214 145.338
Bonbeach -38.065 145.123,Boronia -37.867 145.283,Botanic Ridge -38.144 145.268,Box Hill -37.819 145.125
Box Hill North -37.803 145.127,Box Hill South -37.832 145.121,Braybrook -37.787 144.855
Briagolong -37.844 147.073,Briar Hill -37.706 145.121,Bright -36.730 146.960,Brighton -37.906 145.003
Brighton East -37.902 145.017,Broadford -37.203 145.048,Broadmeadows -37.680 144.919
Brookfield -37.701 144.560,Brooklyn -37.816 144.841,Brown Hill -37.547 143.916,Brunswick -37.767 144.967
Brunswick East -37.773 144.972,Brunswick West -37.765 144.944,Bulleen -37.767 145.083,Bundoora -37.698 145.060
Buninyong -37.650 143.884,Bunyip -38.098 145.716,Burnside -37.749 144.753,Burnside Heights -37.727 144.752
Burwood -37.850 145.119,Burwood East -37.850 145.150,Cairnlea -37.759 144.788,California Gully -36.729 144.261
Camberwell -37.842 145.069,Campbellfield -37.664 144.960,Campbells Creek -37.087 144.202
Camperdown -38.234 143.150,Canadian -37.576 143.877,Canterbury -37.825 145.085,Cape Woolamai -38.543 145.344
Capel Sound -38.367 144.879,Carisbrook -37.048 143.817,Carlton -37.800 144.967,Carlton North -37.788 144.970
Carnegie -37.894 145.055,Caroline Springs -37.741 144.736,Carrum -38.083 145.133,Carrum Downs -38.100 145.172
Casterton -37.585 141.403,Castlemaine -37.067 144.217,Caulfield -37.883 145.023,Caulfield East -37.881 145.042
Caulfield North -37.874 145.025,Caulfield South -37.896 145.026,Chadstone -37.888 145.095
Charlton -36.264 143.349,Chelsea -38.050 145.117,Chelsea Heights -38.033 145.133,Cheltenham -37.969 145.048
Chewton -37.081 144.257,Chiltern -36.150 146.608,Chirnside Park -37.739 145.314,Churchill -38.308 146.414
City of Port Phillip -37.834 144.938,Clarinda -37.941 145.102,Clayton -37.917 145.117
Clayton South -37.933 145.117,Clifton Hill -37.792 144.995,Clifton Springs -38.157 144.555
Clunes -37.295 143.786,Clyde -38.133 145.333,Clyde North -38.117 145.333,Cobblebank -37.706 144.602
Cobden -38.329 143.075,Cobram -35.921 145.641,Coburg -37.750 144.967,Coburg North -37.729 144.961
Cockatoo -37.937 145.494,Cohuna -35.807 144.219,Colac -38.339 143.585,Coldstream -37.725 145.378
Collingwood -37.803 144.989,Coolaroo -37.657 144.935,Corio -38.083 144.383,Corryong -36.197 147.903
Cowes -38.452 145.239,Craigieburn -37.600 144.950,Cranbourne -38.113 145.283,Cranbourne East -38.115 145.298
Cranbourne North -38.078 145.299,Cranbourne South -38.135 145.240,Cranbourne West -38.096 145.267
Cremorne -37.832 144.994,Creswick -37.424 143.895,Crib Point -38.350 145.200,Croydon -37.800 145.283
Croydon Hills -37.774 145.266,Croydon North -37.767 145.291,Croydon South -37.816 145.278
Dallas -37.671 144.935,Dandenong -37.983 145.200,Dandenong North -37.966 145.208,Darley -37.658 144.443
Daylesford -37.341 144.143,Deer Park -37.767 144.767,Delacombe -37.589 143.815,Delahey -37.720 144.777
Dennington -38.355 142.434,Derrimut -37.792 144.770,Devon Meadows -38.167 145.300
Diamond Creek -37.667 145.150,Diggers Rest -37.626 144.719,Dimboola -36.456 142.033
Dingley Village -37.983 145.134,Dinner Plain -37.024 147.241,Docklands -37.815 144.951,Donald -36.369 142.981
Doncaster -37.788 145.124,Doncaster East -37.788 145.149,Donvale -37.789 145.175,Doreen -37.600 145.150
Doveton -37.993 145.239,Dromana -38.334 144.965,Drouin -38.137 145.858,Drysdale -38.172 144.570
Eagle Point -37.900 147.683,Eaglehawk -36.716 144.250,Eaglemont -37.764 145.064
East Bairnsdale -37.834 147.655,East Bendigo -36.742 144.319,East Geelong -38.156 144.372
East Melbourne -37.817 144.988,Echuca -36.141 144.752,Eden Park -37.483 145.083,Edithvale -38.037 145.110
Elliminyt -38.371 143.580,Elsternwick -37.886 145.002,Eltham -37.733 145.150,Eltham North -37.700 145.150
Elwood -37.882 144.982,Emerald -37.932 145.441,Endeavour Hills -37.977 145.259,Epping -37.650 145.033
Epsom -36.717 144.317,Essendon -37.750 144.911,Essendon North -37.742 144.905,Essendon West -37.755 144.883
Eumemmerring -37.998 145.248,Euroa -36.756 145.571,Eynesbury -37.800 144.575,Fairfield -37.780 145.018
Falls Creek -36.865 147.278,Fawkner -37.717 144.967,Ferntree Gully -37.885 145.295,Ferny Creek -37.883 145.333
Fitzroy -37.798 144.978,Fitzroy North -37.789 144.979,Flemington -37.788 144.930,Flora Hill -36.781 144.296
Footscray -37.800 144.900,Forest Hill -37.833 145.183,Foster -38.653 146.201,Frankston -38.145 145.123
Frankston East -38.133 145.133,Frankston North -38.124 145.148,Frankston South -38.166 145.136
Garfield -38.090 145.675,Geelong -38.147 144.361,Geelong West -38.139 144.348
Geelong city centre -38.150 144.362,Gembrook -37.953 145.555,Gisborne -37.489 144.594
Gladstone Park -37.687 144.887,Glen Huntly -37.892 145.041,Glen Iris -37.867 145.067
Glen Waverley -37.878 145.165,Glenferrie -37.833 145.050,Glengarry -38.117 146.567,Glenroy -37.700 144.933
Golden Point -37.575 143.869,Golden Square -36.773 144.253,Gordon -37.582 144.109,Gowanbrae -37.708 144.891
Greensborough -37.705 145.103,Greenvale -37.633 144.867,Grovedale -38.200 144.350,Haddon -37.600 143.717
Hadfield -37.707 144.942,Hallam -38.017 145.267,Hamilton -37.744 142.022,Hamlyn Heights -38.121 144.328
Hampton -37.950 145.000,Hampton East -37.937 145.029,Hampton Park -38.033 145.250,Hastings -38.300 145.183
Haven -36.761 142.194,Hawthorn -37.820 145.036,Hawthorn East -37.825 145.046,Hawthorn South -37.833 145.037
Hazelwood North -38.268 146.483,Healesville -37.654 145.517,Heathcote -36.922 144.708
Heatherton -37.967 145.100,Heathmont -37.833 145.250,Heidelberg -37.750 145.067
Heidelberg Heights -37.743 145.057,Heidelberg West -37.739 145.040,Herne Hill -38.134 144.324
Heyfield -37.981 146.786,Heywood -38.133 141.629,Highett -37.950 145.050,Highton -38.171 144.311
Hillside -37.690 144.742,Hmas Cerberus -38.365 145.200,Hoppers Crossing -37.883 144.700
Horsham -36.711 142.200,Hotham Heights -36.993 147.152,Hughesdale -37.900 145.083,Huntingdale -37.908 145.108
Huntly -36.665 144.334,Hurstbridge -37.642 145.194,Indented Head -38.143 144.713,Inverleigh -38.102 144.051
Inverloch -38.627 145.723,Invermay Park -37.531 143.858,Ironbark -36.755 144.264,Irymple -34.235 142.171
Ivanhoe -37.769 145.043,Ivanhoe East -37.773 145.062,Jacana -37.688 144.911,Jackass Flat -36.716 144.286
Jan Juc -38.345 144.295,Jolimont -37.817 144.985,Junction Village -38.136 145.297,Junortoun -36.771 144.363
Kalimna -37.870 147.967,Kallista -37.898 145.382,Kalorama -37.817 145.367,Kangaroo Flat -36.800 144.250
Kangaroo Ground -37.689 145.232,Kealba -37.737 144.828,Keilor -37.717 144.833,Keilor Downs -37.723 144.808
Keilor East -37.733 144.865,Keilor Lodge -37.700 144.803,Keilor Park -37.720 144.854
Kennington -36.771 144.303,Kensington -37.792 144.931,Kerang -35.735 143.920,Kew -37.806 145.031
Kew East -37.798 145.054,Keysborough -37.991 145.174,Kialla -36.447 145.414,Kilmore -37.296 144.953
Kilsyth -37.800 145.317,Kilsyth South -37.820 145.316,Kinglake -37.533 145.340,Kinglake West -37.467 145.233
Kings Park -37.734 144.778,Kingsbury -37.714 145.035,Kingsville -37.808 144.879,Knoxfield -37.890 145.250
Koo-Wee-Rup -38.199 145.491,Koroit -38.292 142.367,Korumburra -38.432 145.824,Kurunjang -37.676 144.597
Kyabram -36.313 145.050,Kyneton -37.244 144.451,Lake Gardens -37.546 143.817,Lake Wendouree -37.550 143.847
Lakes Entrance -37.867 148.002,Lalor -37.667 145.017,Lancefield -37.277 144.736,Lang Lang -38.266 145.562
Langwarrin -38.167 145.167,Langwarrin South -38.189 145.194,Lara -38.024 144.406
Launching Place -37.781 145.568,Laverton -37.862 144.770,Leongatha -38.476 145.947,Leopold -38.190 144.468
Lilydale -37.750 145.350,Little River -37.967 144.500,Long Gully -36.743 144.258,Longford -38.162 147.086
Longwarry -38.113 145.768,Lorne -38.540 143.976,Lovely Banks -38.067 144.333,Lower Plenty -37.733 145.117
Lucknow -37.817 147.650,Lynbrook -38.056 145.256,Lysterfield -37.933 145.300,Macedon -37.420 144.562
Macleod -37.723 145.073,Maddingley -37.685 144.432,Maffra -37.971 146.984,Maiden Gully -36.754 144.208
Maidstone -37.780 144.874,Maldon -36.996 144.068,Mallacoota -37.559 149.754,Malvern -37.863 145.028
Malvern East -37.874 145.043,Manifold Heights -38.138 144.334,Mansfield -37.052 146.088
Maribyrnong -37.772 144.884,Marong -36.733 144.133,Maryborough -37.046 143.739,McCrae -38.350 144.928
McKinnon -37.911 145.038,Meadow Heights -37.651 144.919,Melbourne -37.814 144.963
Melbourne City Centre -37.815 144.967,Melton -37.683 144.585,Melton South -37.708 144.575
Melton West -37.679 144.569,Mentone -37.983 145.067,Merbein -34.168 142.066,Mernda -37.601 145.096
Metung -37.892 147.853,Mickleham -37.537 144.902,Middle Park -37.851 144.962,Mildura -34.186 142.163
Mill Park -37.667 145.067,Millgrove -37.755 145.653,Miners Rest -37.481 143.801,Mirboo North -38.401 146.161
Mitcham -37.817 145.200,Moe -38.178 146.261,Monbulk -37.874 145.426,Mont Albert -37.818 145.108
Mont Albert North -37.800 145.108,Montmorency -37.717 145.117,Montrose -37.817 145.350,Moolap -38.183 144.433
Moonee Ponds -37.767 144.917,Moorabbin -37.941 145.058,Moorooduc -38.217 145.117,Mooroolbark -37.782 145.317
Mooroopna -36.400 145.350,Mordialloc -38.000 145.083,Mornington -38.218 145.039,Mortlake -38.081 142.808
Morwell -38.235 146.395,Mount Buller -37.146 146.437,Mount Clear -37.600 143.883
Mount Dandenong -37.833 145.367,Mount Duneed -38.241 144.337,Mount Eliza -38.183 145.083
Mount Evelyn -37.783 145.383,Mount Helen -37.625 143.879,Mount Macedon -37.400 144.584
Mount Martha -38.267 145.017,Mount Pleasant -37.583 143.867,Mount Waverley -37.877 145.129
Mulgrave -37.928 145.177,Murrumbeena -37.900 145.067,Myrtleford -36.561 146.724,Nagambie -36.785 145.154
Narre Warren -38.033 145.300,Narre Warren North -37.983 145.317,Narre Warren South -38.044 145.292
Nathalia -36.058 145.204,Neerim South -38.017 145.954,New Gisborne -37.461 144.599,Newborough -38.172 146.293
Newcomb -38.166 144.394,Newington -37.558 143.825,Newport -37.844 144.885,Newtown -38.154 144.335
Nhill -36.333 141.650,Nichols Point -34.210 142.211,Nicholson -37.817 147.733,Niddrie -37.737 144.892
Noble Park -37.967 145.167,Noble Park North -37.950 145.193,Norlane -38.101 144.354
North Bendigo -36.744 144.288,North Brighton -37.907 145.005,North Geelong -38.110 144.351
North Melbourne -37.798 144.945,North Warrandyte -37.729 145.216,North Wonthaggi -38.578 145.593
Northcote -37.767 145.000,Notting Hill -37.905 145.143,Numurkah -36.088 145.442,Nunawading -37.820 145.173
Nyora -38.334 145.672,Oak Park -37.718 144.919,Oakleigh -37.898 145.088,Oakleigh East -37.900 145.117
Oakleigh South -37.924 145.091,Ocean Grove -38.258 144.519,Officer -38.059 145.409,Olinda -37.850 145.367
Orbost -37.696 148.457,Ormond -37.904 145.039,Ouyen -35.071 142.320,Pakenham -38.070 145.474
Pakenham Upper -38.017 145.517,Panton Hill -37.641 145.240,Park Orchards -37.777 145.215
Parkdale -37.992 145.081,Parkville -37.783 144.950,Pascoe Vale -37.733 144.933
Pascoe Vale South -37.740 144.946,Patterson Lakes -38.069 145.143,Paynesville -37.919 147.719
Pearcedale -38.203 145.235,Phillip Island -38.483 145.231,Plenty -37.667 145.117,Plumpton -37.687 144.691
Point Cook -37.915 144.751,Point Lonsdale -38.282 144.611,Porepunkah -36.696 146.910
Port Fairy -38.385 142.237,Port Melbourne -37.840 144.942,Portarlington -38.115 144.656
Portland -38.346 141.603,Prahran -37.851 144.993,Preston -37.750 145.017,Princes Hill -37.782 144.967
Puckapunyal -36.995 145.040,Quarry Hill -36.776 144.280,Queenscliff -38.268 144.662,Ravenhall -37.766 144.751
Red Cliffs -34.309 142.190,Redan -37.576 143.839,Research -37.700 145.183,Reservoir -37.717 145.000
Richmond -37.818 145.002,Ringwood -37.817 145.233,Ringwood East -37.817 145.250,Ringwood North -37.800 145.233
Ripponlea -37.878 144.995,Robinvale -34.584 142.772,Rochester -36.364 144.701,Rockbank -37.734 144.670
Romsey -37.351 144.743,Rosanna -37.739 145.067,Rosebud -38.355 144.907,Rosebud West -38.364 144.877
Rosedale -38.155 146.789,Ross Creek -37.650 143.750,Rowville -37.933 145.233,Roxburgh Park -37.626 144.926
Rushworth -36.587 145.018,Rutherglen -36.054 146.462,Rye -38.385 144.812,Safety Beach -38.315 145.000
Saint Albans -37.733 144.800,Saint Andrews -37.602 145.272,Saint Andrews Beach -38.414 144.824
Saint Helena -37.700 145.133,Saint Kilda -37.868 144.981,Saint Leonards -38.171 144.718,Sale -38.111 147.068
San Remo -38.525 145.376,Sandhurst -38.081 145.208,Sandringham -37.952 145.011,Sassafras -37.867 145.350
Scoresby -37.900 145.233,Seabrook -37.881 144.759,Seaford -38.100 145.133,Seaholme -37.864 144.845
Sebastopol -37.585 143.840,Seddon -37.806 144.891,Selby -37.917 145.383,Seville -37.798 145.488
Seymour -37.027 145.139,Shepparton -36.380 145.399,Shepparton East -36.402 145.478,Silvan -37.817 145.417
Skye -38.105 145.216,Smythes Creek -37.600 143.783,Smythesdale -37.643 143.686,Soldiers Hill -37.550 143.859
Somers -38.381 145.159,Somerville -38.217 145.167,Sorrento -38.340 144.741,South Kingsville -37.830 144.871
South Melbourne -37.833 144.967,South Morang -37.650 145.100,South Yarra -37.838 144.991
Southbank -37.823 144.964,Spotswood -37.830 144.885,Springvale -37.949 145.153
Springvale South -37.967 145.150,St Albans -37.745 144.800,St Albans Park -38.188 144.392
St Helena -37.690 145.123,St Kilda East -37.866 145.000,St Kilda West -37.860 144.971,Stawell -37.056 142.781
Stratford -37.963 147.083,Strathdale -36.766 144.315,Strathfieldsaye -36.807 144.355
Strathmerton -35.925 145.479,Strathmore -37.736 144.921,Sunbury -37.577 144.726,Sunshine -37.783 144.833
Sunshine North -37.770 144.828,Sunshine West -37.791 144.816,Surrey Hills -37.817 145.100
Swan Hill -35.338 143.554,Sydenham -37.700 144.767,Tallangatta -36.218 147.177,Tarneit -37.836 144.660
Tatura -36.440 145.230,Taylors Hill -37.710 144.755,Taylors Lakes -37.699 144.786,Tecoma -37.903 145.345
Teesdale -38.033 144.050,Templestowe -37.754 145.149,Templestowe Lower -37.767 145.117,Terang -38.241 142.921
The Basin -37.850 145.317,The Patch -37.892 145.402,Thomastown -37.683 145.017,Thomson -38.170 144.379
Thornbury -37.758 145.006,Timboon -38.484 142.980,Tongala -36.255 144.956,Tooradin -38.215 145.383
Toorak -37.842 145.014,Tootgarook -38.378 144.850,Torquay -38.331 144.326,Trafalgar -38.209 146.153
Traralgon -38.195 146.542,Travancore -37.781 144.935,Trentham -37.389 144.322,Truganina -37.817 144.750
Tullamarine -37.701 144.881,Tyabb -38.250 145.183,Upwey -37.900 145.333,Vermont -37.836 145.194
Vermont South -37.857 145.183,Viewbank -37.740 145.093,Wahgunyah -36.012 146.397,Wallan -37.416 144.979
Wallington -38.226 144.512,Wandana Heights -38.176 144.304,Wandin North -37.783 145.433
Wandong -37.372 145.032,Wangaratta -36.358 146.321,Wantirna -37.850 145.217,Wantirna South -37.883 145.217
Warburton -37.754 145.690,Warracknabeal -36.253 142.393,Warragul -38.159 145.931,Warrandyte -37.750 145.233
Warranwood -37.773 145.251,Warrnambool -38.382 142.488,Waterways -38.015 145.131,Watsonia -37.717 145.083
Watsonia North -37.700 145.085,Wattleglen -37.667 145.183,Waurn Ponds -38.217 144.283
Weir Views -37.731 144.576,Wendouree -37.531 143.828,Werribee -37.900 144.667,Werribee South -37.947 144.717
Wesburn -37.767 145.633,West Footscray -37.797 144.877,West Melbourne -37.810 144.950
West Wodonga -36.123 146.852,Westmeadows -37.676 144.887,Wheelers Hill -37.900 145.183
White Hills -36.729 144.305,Whittington -38.181 144.393,Whittlesea -37.512 145.118
Williams Landing -37.862 144.744,Williamstown -37.863 144.899,Williamstown North -37.855 144.883
Winchelsea -38.245 143.983,Windsor -37.853 144.992,Wodonga -36.122 146.888,Wollert -37.583 145.033
Wonga Park -37.733 145.267,Wonthaggi -38.606 145.594,Woodend -37.355 144.529,Woori Yallock -37.781 145.538
Wurruk -38.117 147.033,Wy Yung -37.800 147.583,Wyndham Vale -37.891 144.624,Yackandandah -36.314 146.840
Yallambie -37.725 145.094,Yallourn North -38.161 146.364,Yarra Glen -37.658 145.374
Yarra Junction -37.782 145.614,Yarragon -38.205 146.061,Yarram -38.565 146.676,Yarrambat -37.638 145.135
Yarraville -37.817 144.900,Yarrawonga -36.019 146.000,Yea -37.211 145.428`,
  WA: `
Abbey -33.664 115.256,Albany -35.027 117.884,Albany city centre -35.025 117.885
Alexander Heights -31.828 115.865,Alfred Cove -32.033 115.813,Alkimos -31.630 115.686
Applecross -32.017 115.833,Ardross -32.027 115.835,Armadale -32.146 116.009,Ascot -31.938 115.923
Ashby -31.733 115.798,Ashfield -31.917 115.938,Attadale -32.025 115.802,Atwell -32.143 115.865
Aubin Grove -32.167 115.863,Augusta -34.316 115.159,Australind -33.279 115.715,Aveley -31.781 115.990
Bakers Hill -31.747 116.459,Balcatta -31.875 115.828,Baldivis -32.329 115.830,Balga -31.855 115.840
Ballajura -31.841 115.895,Banjup -32.142 115.887,Banksia Grove -31.696 115.805,Bassendean -31.909 115.944
Bateman -32.055 115.847,Baynton -20.752 116.801,Bayonet Head -34.973 117.934,Bayswater -31.917 115.918
Beachlands -28.786 114.602,Beaconsfield -32.067 115.764,Beckenham -32.025 115.960,Bedford -31.911 115.889
Bedfordale -32.174 116.050,Beechboro -31.865 115.937,Beeliar -32.133 115.806,Beldon -31.775 115.763
Bellevue -31.901 116.028,Belmont -31.944 115.925,Bennett Springs -31.859 115.945,Bentley -32.002 115.925
Beresford -28.758 114.620,Bertram -32.244 115.846,Bibra Lake -32.098 115.819,Bicton -32.028 115.783
Bilingurr -17.909 122.229,Bindoon -31.387 116.097,Binningup -33.148 115.695,Bluff Point -28.737 114.623
Boddington -32.801 116.475,Booragoon -32.039 115.834,Boulder -30.782 121.491,Boyanup -33.483 115.728
Brabham -31.827 115.974,Brentwood -32.043 115.852,Bridgetown -33.962 116.136,Broadwater -33.663 115.284
Brockman -24.881 113.654,Brookdale -32.167 116.002,Broome -17.955 122.239,Brunswick -33.232 115.863
Bulgarra -20.726 116.857,Bull Creek -32.056 115.862,Bullsbrook -31.669 116.000,Bunbury -33.327 115.641
Burns Beach -31.721 115.721,Burswood -31.959 115.904,Busselton -33.652 115.346
Busselton city centre -33.651 115.349,Butler -31.643 115.704,Byford -32.221 116.009
Cable Beach -17.961 122.213,Calista -32.241 115.798,Camillo -32.113 116.002,Canning Vale -32.058 115.918
Cannington -32.016 115.936,Capel -33.558 115.563,Cardup -32.258 115.985,Carey Park -33.349 115.649
Carine -31.852 115.783,Carlisle -31.979 115.918,Carnarvon -24.883 113.657,Carramar -31.690 115.772
Castletown -33.832 121.916,Casuarina -32.241 115.870,Caversham -31.883 115.967,Champion Lakes -32.119 115.986
Chidlow -31.861 116.272,Churchlands -31.921 115.793,City Beach -31.934 115.762
City of Cockburn -32.103 115.844,Claremont -31.980 115.782,Clarkson -31.683 115.725,Cloverdale -31.963 115.944
Cockburn Central -32.121 115.848,College Grove -33.376 115.659,Collie -33.362 116.156,Como -31.991 115.863
Connolly -31.749 115.751,Coodanup -32.552 115.754,Coogee -32.119 115.766,Coolbellup -32.081 115.806
Coolbinia -31.915 115.849,Cooloongup -32.295 115.780,Cottesloe -31.994 115.758,Cowaramup -33.850 115.104
Craigie -31.787 115.770,Crawley -31.984 115.816,Currambine -31.733 115.748,Daglish -31.952 115.809
Dalkeith -31.995 115.800,Dalyellup -33.408 115.615,Dampier -20.663 116.713,Dampier Peninsula -16.932 122.866
Darch -31.813 115.846,Darling Downs -32.194 115.992,Darlington -31.919 116.081,Dawesville -32.632 115.629
Dayton -31.853 115.975,Denmark -34.961 117.353,Derby -17.303 123.629,Dianella -31.888 115.872
Djugun -17.954 122.228,Dongara -29.238 114.927,Donnybrook -33.571 115.824,Doubleview -31.896 115.782
Drummond Cove -28.674 114.613,Dudley Park -32.552 115.731,Duncraig -31.833 115.776,Dunsborough -33.615 115.104
East Bunbury -33.336 115.660,East Cannington -32.010 115.955,East Carnarvon -24.864 113.678
East Fremantle -32.038 115.768,East Perth -31.959 115.871,East Victoria Park -31.989 115.904
Eaton -33.317 115.705,Eden Hill -31.889 115.947,Edgewater -31.765 115.782,Eglinton -31.587 115.689
Ellenbrook -31.767 115.969,Embleton -31.904 115.909,Erskine -32.557 115.707,Esperance -33.859 121.892
Exmouth -21.931 114.121,Falcon -32.582 115.662,Ferndale -32.035 115.922,Fitzroy Crossing -18.197 125.567
Floreat -31.939 115.792,Forrestdale -32.155 115.934,Forrestfield -31.983 116.007,Fremantle -32.056 115.746
Garden Island -32.243 115.695,Gelorup -33.424 115.641,Geographe -33.640 115.384,Geraldton -28.779 114.615
Geraldton city centre -28.778 114.615,Gidgegannup -31.754 116.187,Girrawheen -31.841 115.840
Glen Forrest -31.919 116.107,Glen Iris -33.337 115.674,Glendalough -31.920 115.819,Gnangara -31.776 115.866
Golden Bay -32.425 115.761,Gooseberry Hill -31.954 116.049,Gosnells -32.081 116.005,Grasmere -35.018 117.756
Greenfields -32.524 115.763,Greenmount -31.901 116.049,Greenwood -31.827 115.802,Guildford -31.900 115.967
Gwelup -31.872 115.795,Halls Creek -18.225 127.666,Halls Head -32.543 115.697,Hamersley -31.849 115.808
Hamilton Hill -32.085 115.779,Hammond Park -32.169 115.850,Hannans -30.719 121.455,Harrisdale -32.111 115.936
Harvey -33.079 115.915,Heathridge -31.762 115.759,Helena Valley -31.919 116.040,Henley Brook -31.814 115.988
Herne Hill -31.826 116.023,High Wycombe -31.944 116.003,Highgate -31.940 115.870,Hilbert -32.178 115.985
Hillarys -31.807 115.740,Hillman -32.283 115.764,Hilton -32.062 115.780,Hocking -31.770 115.818
Huntingdale -32.083 115.966,Iluka -31.736 115.731,Inglewood -31.917 115.880,Innaloo -31.893 115.795
Jandakot -32.102 115.871,Jane Brook -31.864 116.050,Jarrahdale -32.336 116.060,Jindalee -31.649 115.695
Jolimont -31.946 115.809,Joondalup -31.744 115.768,Joondanna -31.908 115.842,Jurien Bay -30.306 115.038
Kalamunda -31.974 116.058,Kalbarri -27.710 114.165,Kalgoorlie -30.746 121.474,Kallaroo -31.791 115.753
Kambalda East -31.206 121.670,Kambalda West -31.202 121.631,Karawara -32.009 115.881,Kardinya -32.066 115.815
Karnup -32.419 115.793,Karratha -20.738 116.846,Karrinyup -31.872 115.777,Katanning -33.688 117.558
Kelmscott -32.124 116.026,Kenwick -32.033 115.967,Kewdale -31.979 115.952,Kiara -31.882 115.939
Kingsley -31.810 115.801,Kinross -31.719 115.738,Kojonup -33.831 117.159,Koondoola -31.841 115.867
Kununurra -15.778 128.742,Kwinana -32.230 115.781,Lakelands -32.472 115.773,Lamington -30.734 121.462
Landsdale -31.808 115.866,Langford -32.041 115.942,Lathlain -31.968 115.906,Laverton -28.625 122.399
Leda -32.268 115.799,Leederville -31.936 115.842,Leeming -32.075 115.866,Leinster -27.920 120.697
Leonora -28.885 121.331,Leschenault -33.245 115.725,Lesmurdie -32.002 116.048,Little Grove -35.068 117.872
Lockridge -31.882 115.950,Lockyer -35.006 117.859,Lower Chittering -31.583 116.117,Lower King -34.958 117.938
Lynwood -32.040 115.929,Maddington -32.050 115.983,Madeley -31.811 115.828,Madora Bay -32.470 115.753
Maida Vale -31.952 116.028,Mandurah -32.527 115.722,Mandurah city centre -32.526 115.734
Manjimup -34.241 116.146,Manning -32.016 115.867,Marangaroo -31.827 115.838,Margaret River -33.955 115.076
Marmion -31.842 115.757,Martin -32.075 116.045,Maylands -31.931 115.895,McKail -34.985 117.830
Meadow Springs -32.497 115.753,Medina -32.234 115.799,Melville -32.040 115.801,Menora -31.919 115.862
Merredin -31.481 118.274,Merriwa -31.665 115.713,Middle Swan -31.850 116.017,Midland -31.889 116.011
Midvale -31.889 116.033,Millars Well -20.742 116.817,Millbridge -33.306 115.735,Mindarie -31.689 115.707
Mira Mar -35.015 117.901,Mirrabooka -31.860 115.866,Moora -30.640 116.004,Morley -31.888 115.910
Mosman Park -32.005 115.764,Mount Barker -34.631 117.666,Mount Claremont -31.962 115.783
Mount Hawthorn -31.920 115.835,Mount Helena -31.876 116.210,Mount Lawley -31.934 115.872
Mount Melville -35.022 117.871,Mount Nasura -32.138 116.025,Mount Pleasant -32.040 115.850
Mount Richon -32.173 116.021,Mount Tarcoola -28.799 114.625,Mullaloo -31.779 115.737,Mundaring -31.902 116.168
Mundijong -32.292 115.986,Munster -32.142 115.798,Murdoch -32.070 115.838,Myaree -32.040 115.818
Narrogin -32.933 117.178,Nedlands -31.982 115.807,Newman -23.356 119.736,Nickol -20.746 116.795
Nollamara -31.880 115.845,Noranda -31.873 115.899,North Beach -31.863 115.756,North Coogee -32.095 115.760
North Fremantle -32.033 115.750,North Lake -32.082 115.836,North Perth -31.927 115.853,Northam -31.649 116.674
Northbridge -31.948 115.859,Nullagine -21.890 120.111,Nulsen -33.857 121.875,Oakford -32.201 115.934
Ocean Reef -31.759 115.736,Onslow -21.638 115.112,Orana -34.996 117.859,Orelia -32.233 115.822
Osborne Park -31.901 115.811,Padbury -31.806 115.769,Palmyra -32.045 115.786,Paraburdoo -23.204 117.670
Parkerville -31.875 116.138,Parkwood -32.049 115.918,Parmelia -32.258 115.822,Pearce -31.667 116.017
Pearsall -31.781 115.818,Pegs Creek -20.738 116.833,Pemberton -34.443 116.037,Peppermint Grove -31.999 115.768
Perth -31.952 115.861,Perth city centre -31.953 115.852,Piara Waters -32.133 115.916
Piccadilly -30.743 121.464,Pinjarra -32.630 115.874,Port Denison -29.274 114.921,Port Hedland -20.312 118.611
Port Kennedy -32.373 115.751,Queens Park -32.003 115.946,Quindalup -33.636 115.149
Quinns Rocks -31.674 115.704,Rangeway -28.787 114.631,Ravenswood -32.582 115.832,Redcliffe -31.938 115.946
Ridgewood -31.662 115.723,Riverton -32.035 115.899,Rivervale -31.955 115.913,Rockingham -32.277 115.730
Rockingham city centre -32.284 115.735,Roebuck -18.171 122.501,Roleystone -32.115 116.071
Rossmoyne -32.040 115.868,Safety Bay -32.305 115.742,Salter Point -32.024 115.866,Samson -32.070 115.798
Scarborough -31.896 115.764,Secret Harbour -32.406 115.759,Serpentine -32.361 115.977
Seville Grove -32.136 115.989,Shelley -32.030 115.887,Shenton Park -31.956 115.798,Shoalwater -32.291 115.711
Silver Sands -32.509 115.736,Sinagra -31.743 115.806,Singleton -32.444 115.757,Somerville -30.770 121.454
Sorrento -31.825 115.752,South Bunbury -33.349 115.634,South Carnarvon -24.893 113.658
South Fremantle -32.069 115.755,South Guildford -31.912 115.968,South Hedland -20.407 118.601
South Kalgoorlie -30.765 121.473,South Lake -32.111 115.839,South Perth -31.983 115.867
South Yunderup -32.585 115.780,Southern River -32.107 115.959,Spalding -28.735 114.637
Spearwood -32.105 115.778,Spencer Park -35.005 117.900,St George Ranges -18.982 125.009
St James -32.000 115.910,Stirling -31.883 115.810,Stoneville -31.878 116.171,Strathalbyn -28.752 114.646
Stratton -31.868 116.041,Subiaco -31.948 115.827,Success -32.143 115.850,Sunset Beach -28.719 114.623
Swan View -31.883 116.050,Swanbourne -31.969 115.767,Tapping -31.719 115.796,Tarcoola Beach -28.810 114.622
The Vines -31.755 116.002,Thornlie -32.060 115.955,Tom Price -22.694 117.793,Toodyay -31.550 116.467
Trigg -31.869 115.757,Tuart Hill -31.898 115.835,Two Rocks -31.500 115.587,Usher -33.380 115.629
Utakarra -28.783 114.650,Vasse -33.693 115.268,Victoria Park -31.976 115.905,Viveash -31.879 115.997
Waggrakine -28.719 114.639,Wagin -33.309 117.343,Waikiki -32.316 115.755,Wandi -32.194 115.876
Wandina -28.819 114.635,Wannanup -32.599 115.645,Wanneroo -31.750 115.800,Warnbro -32.340 115.747
Waroona -32.843 115.922,Warwick -31.840 115.809,Waterford -32.016 115.887,Watermans Bay -31.849 115.756
Wattle Grove -32.007 116.000,Wellard -32.267 115.833,Wembley -31.933 115.818,Wembley Downs -31.912 115.774
West Beach -33.875 121.890,West Busselton -33.658 115.323,West Lamington -30.747 121.452
West Leederville -31.941 115.831,West Perth -31.949 115.842,Westminster -31.867 115.839
White Gum Valley -32.060 115.771,Wickham -20.675 117.138,Willagee -32.052 115.805,Willetton -32.053 115.888
Wilson -32.021 115.912,Winthrop -32.052 115.830,Withers -33.368 115.630,Wonthella -28.767 114.633
Woodbridge -31.887 115.992,Woodvale -31.789 115.797,Wooroloo -31.804 116.313,Woorree -28.767 114.658
Wundowie -31.762 116.380,Yakamia -35.004 117.878,Yallingup -33.646 115.035,Yalyalup -33.675 115.414
Yanchep -31.547 115.632,Yangebup -32.121 115.816,Yokine -31.901 115.853,York -31.888 116.768`,
};
