/** Engines of Japanese makers, read by car-figures.ts. */
export const japaneseCars = `
Toyota Corolla ZWE219R 142 | 103 - 2018
Toyota Corolla MZEA12R 202 | 125 - 2018
Toyota Corolla ZWE211R 142 | 90 - 2018
Toyota Corolla ZRE182R 173 | 103 - -
Toyota Corolla ZRE172R 173 | 103 - -
Toyota Corolla ZRE152R 173 | 100 - -
Toyota Camry AXVH80R 221 | 170 - -
Toyota Camry AXVH70R 221 | 160 - 2017
Toyota Camry ASV50R 235 | 135 - -
Toyota Yaris MXPH10R 120 | 85 - 2020
Toyota Yaris NCP130R 120 | 63 - -
Toyota Yaris Cross MXPJ10R 120 | 85 400 2021
Toyota Yaris GXPA16R 400 | 221 - -
Toyota Corolla Cross MXGH10R 190 | 146 750 2022
Toyota C-HR ZYX20R 142 | 103 - -
Toyota C-HR NGX10R 185 | 85 - 2017
Toyota C-HR ZYX20R 190 | 146 - -
Toyota RAV4 AXAH52R 221 | - - 2019
Toyota RAV4 AXAA54R 243 | 152 1500 2019
Toyota RAV4 ASA44R 233 | 132 1500 -
Toyota RAV4 XAAH52R 221 | 143 800 -
Toyota Kluger AXUH78R 239 | 184 2000 2021
Toyota Kluger TAUA75R 430 | 198 2000 2021
Toyota Kluger GSU55R 350 | - 2000 -
Toyota LandCruiser FJA300R 700 | 227 3500 2022
Toyota LandCruiser VDJ200R 650 | - 3500 -
Toyota LandCruiser 70 GDJ79R 500 | 150 3500 -
Toyota LandCruiser 70 VDJ79R 430 | 151 3500 -
Toyota LandCruiser 70 VDJ76R 430 | 151 3500 -
Toyota LandCruiser Prado GDJ250R 500 | 150 3500 -
Toyota LandCruiser Prado KDJ150R 410 | 127 2500 -
Toyota HiLux GUN226R 500 | 150 3500 -
Toyota HiLux GUN136R 500 | 150 3500 -
Toyota HiLux GUN125R 400 | 110 - -
Toyota HiLux GUN122R 343 | 110 - -
Toyota HiLux TGN121R 245 | 122 - -
Toyota HiAce GDH300R 450 | 130 1500 2019
Toyota HiAce KDH201R 300 | 100 - -
Toyota GR86 ZNA8R 250 | 174 - -
Toyota Tarago ACR50R 224 | 125 - -
Toyota Granvia GDH303R 450 | 130 1500 -
Toyota Aurion GSV50R 336 | 200 - -
Toyota Fortuner GUN156R 500 | 150 3100 2019
Toyota bZ4X XEAM10R 266 | 150 750 2022
Toyota bZ4X XEAM10R 337 | 160 750 2022
Mazda 2 DJ 144 | 82 900 -
Mazda 2 DJ 139 | 81 - -
Mazda 2 DE 137 | 76 - -
Mazda 3 BP 200 | 114 1200 2019
Mazda 3 BP 252 | 139 1200 2019
Mazda 3 BP 224 | 132 - 2019
Mazda 3 BN 200 | 114 - -
Mazda 3 BN 250 | 138 - -
Mazda 3 BM 200 | 114 - -
Mazda 3 BM 250 | 138 - -
Mazda 3 BL 182 | 108 - -
Mazda 6 GL 252 | 140 - -
Mazda 6 GJ 250 | 138 - -
Mazda CX-30 DM 200 | 114 1200 2019
Mazda CX-30 DM 252 | 139 1200 2019
Mazda CX-5 KF 200 | 115 1800 2017
Mazda CX-5 KF 252 | 140 1800 2017
Mazda CX-5 KF 420 | 170 1800 2017
Mazda CX-5 KF 450 | 140 1800 2017
Mazda CX-5 KE 200 | 114 1800 -
Mazda CX-5 KE 250 | 138 1800 -
Mazda CX-60 KH 450 | 209 2500 2022
Mazda CX-60 KH 550 | 187 2500 2022
Mazda CX-60 KH 500 | 241 2500 2022
Mazda CX-70 KL 500 | 254 2500 -
Mazda CX-70 KL 550 | 187 2500 -
Mazda CX-80 KL 450 | 209 2500 2024
Mazda CX-80 KL 550 | 187 2500 2024
Mazda CX-80 KL 500 | 241 2500 2024
Mazda CX-90 KK 500 | 254 2500 -
Mazda CX-90 KK 550 | 187 2500 -
Mazda CX-8 KG 252 | 140 1800 2018
Mazda CX-8 KG 450 | 140 2000 2018
Mazda CX-9 TC 420 | 170 2000 2016
Mazda CX-9 TB 367 | 204 2000 -
Mazda BT-50 TF 450 | 140 3500 -
Mazda BT-50 UR 470 | 147 3500 -
Mazda BT-50 UP 470 | 147 - -
Mazda MX-5 NC 188 | 118 - -
Mazda MX-5 ND 205 | 135 - -
Mazda CX-3 DK 195 | 110 1200 2015
Mazda 6e EZ 320 | 190 1500 -
Mitsubishi Mirage LA 100 | 57 - -
Mitsubishi ASX XD 197 | 110 1300 -
Mitsubishi ASX XC 197 | 110 1300 -
Mitsubishi ASX XB 197 | 110 - -
Mitsubishi ASX HJ 270 | 113 1300 -
Mitsubishi Eclipse Cross YB 250 | 110 1600 2017
Mitsubishi Eclipse Cross YA 250 | 110 1600 2017
Mitsubishi Outlander ZM 245 | 135 1600 -
Mitsubishi Outlander ZL 220 | 124 1600 -
Mitsubishi Outlander ZK 220 | 124 1600 -
Mitsubishi Outlander ZM 450 | 185 1600 2021
Mitsubishi Pajero NX 441 | 141 3000 -
Mitsubishi Pajero Sport QF 430 | 133 3100 2015
Mitsubishi Pajero Sport QE 430 | 133 3100 2015
Mitsubishi Triton MV 470 | 150 3500 2024
Mitsubishi Triton MR 430 | 133 3100 -
Mitsubishi Triton MQ 430 | 133 3100 -
Isuzu D-MAX RG 450 | 140 3500 -
Isuzu D-MAX TF 430 | 130 - -
Isuzu D-MAX RG 350 | 110 - -
Isuzu MU-X RJ 450 | 140 3500 -
Isuzu MU-X UC 430 | 130 3000 -
Subaru Impreza G6 196 | 115 1200 -
Subaru Impreza G5 196 | 115 - 2016
Subaru Impreza G4 196 | 110 - -
Subaru Crosstrek G6X 196 | 115 1400 -
Subaru XV G5X 196 | 115 1400 -
Subaru XV G4X 196 | 110 1400 -
Subaru Forester S6 247 | 136 1200 -
Subaru Forester S5 239 | 136 - 2019
Subaru Forester S4 235 | 126 1500 -
Subaru Outback B7A 245 | 138 2000 2021
Subaru Outback B7A 350 | 183 2400 2021
Subaru Outback B6A 235 | 129 1500 -
Subaru Outback B8A 245 | 138 1800 -
Subaru Outback B8A 382 | 194 2400 -
Subaru Liberty B6 235 | 129 - -
Subaru Levorg V1 350 | 197 - -
Subaru WRX VB 350 | 202 1200 -
Subaru WRX VA 350 | 197 - -
Subaru BRZ Z2 250 | 174 - -
Subaru Solterra EAM15 337 | 160 750 2022
Nissan Micra K13 104 | 56 - -
Nissan Pulsar C12 174 | 96 - -
Nissan Pulsar C12 240 | 140 - -
Nissan Juke F16 180 | 84 1250 2019
Nissan Qashqai J12 250 | 110 1300 2021
Nissan Qashqai J12 330 | 140 750 2021
Nissan Qashqai J11 200 | 106 - -
Nissan Dualis J10 198 | 102 - -
Nissan X-TRAIL T33 244 | 135 2000 -
Nissan X-TRAIL T33 330 | 157 1650 -
Nissan X-TRAIL T32 226 | 126 1500 -
Nissan X-TRAIL T31 226 | 125 - -
Nissan Pathfinder R53 340 | 202 2700 -
Nissan Patrol Y62 560 | 298 3500 -
Nissan Navara D23 450 | 140 3500 2015
Nissan Navara D40 403 | - 3000 -
Nissan Navara D40 550 | 170 3000 -
Nissan Navara D27 470 | 150 3500 2025
Nissan LEAF ZE1 320 | 110 - 2018
Nissan LEAF ZE1 340 | 160 - 2018
Nissan 370Z Z34 363 | 245 - -
Nissan Z RZ34 475 | 298 - -
Nissan Z RZ34 520 | 309 - -
Nissan Ariya FE0 600 | 290 1500 2022
Suzuki Swift UZ 112 | 61 1000 2024
Suzuki Fronx WD 137 | 76 1000 -
Suzuki Vitara LY 156 | 86 1200 2015
Suzuki Vitara LY 220 | 103 1200 2015
Suzuki e Vitara MY26 193 | 128 750 -
Suzuki e Vitara MY26 307 | 135 750 -
Suzuki S-Cross YC 235 | 103 1200 -
Suzuki Jimny JB74 130 | 75 1300 2018
Suzuki Jimny JC74 130 | 75 1300 -
`;
