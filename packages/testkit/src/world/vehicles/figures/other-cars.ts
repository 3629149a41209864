/** Engines of makers from elsewhere, and of Kestrel, read by car-figures.ts. */
export const otherCars = `
Ford Ranger PY 500 | 154 3500 2022
Ford Ranger PY 600 | 184 3500 2022
Ford Ranger PY 405 | 125 3500 2022
Ford Ranger PY 583 | 292 2500 -
Ford Ranger PX MkIII 470 | 147 3500 -
Ford Ranger PX MkIII 500 | 157 - -
Ford Ranger PX MkII 470 | 147 3500 -
Ford Ranger PX 470 | 147 - -
Ford Everest UB 500 | 154 3500 2022
Ford Everest UB 600 | 184 3500 2022
Ford Everest UA II 500 | 157 3100 -
Ford Puma JK 170 | 92 - 2019
Ford Puma JN 290 | 123 - -
Ford Escape ZH 387 | 183 - -
Ford Focus SA 240 | 134 - 2018
Ford Focus LZ 240 | 132 - -
Ford Focus LW 202 | 125 - -
Ford Fiesta WZ 140 | 82 - -
Ford Transit Custom VN 405 | 125 - -
Ford Transit Custom VO 390 | 125 2500 -
Ford Transit VO 390 | 125 2500 -
Ford Falcon FG X 391 | 195 - -
Ford Falcon FG MkII 391 | 195 - -
Ford Territory SZ MkII 440 | 140 2700 -
Ford Territory SZ 440 | 140 2700 -
Ford Mustang FO 473 | 232 - -
Ford Mustang FO 540 | 345 - -
Ford Mustang FO 550 | 345 - -
Ford Mustang Mach-E CX727 860 | 358 - -
Ford F-150 P702 678 | 298 4500 -
Kia Picanto JA 122 | 62 - -
Kia Rio YB 133 | 74 - -
Kia Rio UB 135 | 79 - -
Kia Cerato BD 192 | 112 - -
Kia Cerato YD 192 | 112 - -
Kia Stonic YB 133 | 74 800 -
Kia Stonic YB 172 | 74 1000 -
Kia Seltos SP2 180 | 110 1100 2019
Kia Seltos SP2 265 | 146 1250 2019
Kia Niro SG2 265 | 104 1300 2022
Kia Niro SG2 255 | 150 750 2022
Kia Sportage NQ5 192 | 115 1650 2022
Kia Sportage NQ5 416 | 137 1900 2022
Kia Sportage QL 192 | 114 - -
Kia Sportage QL 400 | 136 1900 -
Kia Sportage NQ5 265 | 132 1650 2022
Kia Sportage NQ5 350 | 169 1650 2022
Kia Sorento MQ4 440 | 148 2000 2020
Kia Sorento UM 441 | 147 2000 -
Kia Sorento MQ4 332 | 200 2000 2020
Kia Sorento MQ4 350 | 169 1650 2020
Kia Carnival KA4 440 | 148 2000 2021
Kia Carnival YP 440 | 147 2000 -
Kia Carnival KA4 367 | 180 1000 2021
Kia Tasman TK1 440 | 154 3500 -
Kia K4 CL4 191 | 112 1000 -
Kia K4 CL4 265 | 142 1000 -
Kia EV3 SV 283 | 150 500 -
Kia EV5 OV1 310 | 160 750 2024
Kia EV5 OV1 480 | 230 1250 2024
Kia EV6 CV 350 | 168 1600 2022
Kia EV6 CV 605 | 239 1600 2022
Kia EV6 CV 740 | 430 1600 2022
Kia EV9 MV 600 | 283 2500 2023
Kia EV9 MV 700 | 283 2500 2023
Kia EV4 CT1 283 | 150 500 -
Hyundai i20 BC3.V2 275 | 150 - -
Hyundai i30 PD 203 | 120 - 2017
Hyundai i30 PD.V4 203 | 120 - -
Hyundai i30 PD.V5 265 | 150 1300 -
Hyundai i30 PD.V5 392 | 206 - -
Hyundai i30 Sedan CN7 180 | 110 1300 -
Hyundai i30 Sedan CN7 392 | 206 - -
Hyundai Elantra AD 192 | 112 - -
Hyundai Sonata DN8.V2 422 | 213 - -
Hyundai Venue QX.V5 151 | 90 1110 2019
Hyundai Kona SX2 180 | 110 1300 -
Hyundai Kona OS 180 | 110 - 2017
Hyundai Tucson NX4 192 | 115 1650 2021
Hyundai Tucson NX4 416 | 137 1900 2021
Hyundai Tucson TL 192 | 114 1600 -
Hyundai Tucson NX4 367 | 172 1900 2021
Hyundai Santa Fe TM 440 | - - 2018
Hyundai Santa Fe DM 440 | - 2000 -
Hyundai Santa Fe MX5 367 | 172 2000 -
Hyundai Palisade LX2 440 | 147 2200 -
Hyundai Palisade LX3 460 | 245 2000 -
Hyundai Staria US4 430 | 130 2500 2021
Hyundai iLoad TQ 441 | 125 - -
Hyundai Staria-Load US4 430 | 130 2500 2021
Hyundai IONIQ 5 NE1 605 | 239 1600 2021
Hyundai IONIQ 5 NE1 770 | 478 - -
Hyundai IONIQ 6 CE 350 | 168 1500 2022
Hyundai IONIQ 6 CE 605 | 239 1500 2022
Land Rover Defender L663 650 | 221 - -
Land Rover Defender L663 700 | 258 - -
Land Rover Defender L663 550 | 294 - -
Land Rover Defender L316 360 | 90 3500 -
Land Rover Discovery Sport L550 365 | 184 - -
Land Rover Range Rover Evoque L551 365 | 184 - -
Land Rover Range Rover Evoque L551 320 | 147 - -
Land Rover Range Rover Velar L560 365 | 184 - -
Land Rover Range Rover Velar L560 550 | 294 - -
Land Rover Range Rover L460 750 | 390 - -
Volkswagen Polo AE 200 | 85 1000 2022
Volkswagen Polo AE 320 | 152 - 2022
Volkswagen Golf VIII 250 | 110 1400 2019
Volkswagen T-Cross D31 200 | 85 1200 2019
Volkswagen T-Roc D11 250 | 110 1300 -
Volkswagen T-Roc D11 320 | 140 1600 -
Volkswagen T-Roc D11 400 | 221 - -
Volkswagen Tiguan CT1 250 | 110 1800 2024
Volkswagen Tiguan CT1 320 | 150 2300 2024
Volkswagen Tiguan CT1 400 | 195 2300 2024
Volkswagen Tayron R41 250 | 110 1800 -
Volkswagen Tayron R41 320 | 150 2300 -
Volkswagen Tayron R41 400 | 195 2300 -
Volkswagen Touareg CR 500 | 170 3500 2018
Volkswagen Touareg CR 600 | 210 3500 2018
Volkswagen Amarok NF 405 | 125 3500 2022
Volkswagen Amarok NF 500 | 154 3500 2022
Volkswagen Amarok NF 600 | 184 3500 2022
Volkswagen Caddy SB 320 | 90 1500 -
Volkswagen Caddy SB 220 | 84 1300 -
Volkswagen Multivan T7 360 | 110 2000 2022
Volkswagen ID.4 E21 545 | 210 1200 2021
Volkswagen ID.4 E21 679 | 250 1400 2021
Volkswagen ID. Buzz EB 560 | 210 1000 2022
Skoda Fabia PJ 200 | 85 1000 2021
Skoda Fabia PJ 250 | 110 1100 2021
Skoda Scala NW 250 | 110 1250 2019
Skoda Octavia NX 250 | 110 1500 2019
Skoda Kamiq NW 200 | 85 1200 2019
Skoda Kamiq NW 250 | 110 1250 2019
Skoda Karoq NU 250 | 110 1500 2017
Skoda Karoq NU 320 | 140 1500 2017
Skoda Kodiaq PS 250 | 110 1800 2024
Skoda Kodiaq PS 320 | 140 1800 2024
Skoda Enyaq 5A 545 | 210 1000 2021
Skoda Enyaq 5A 679 | 250 1200 2021
GWM Haval Jolion A01 220 | 110 - 2022
GWM Haval Jolion A01 375 | 140 - 2022
GWM Haval Jolion A01 270 | 135 - 2022
GWM Haval H6 B01 325 | 150 2000 2022
GWM Haval H6 B01 530 | 179 - 2022
GWM Tank 300 P03 380 | 162 2500 2022
GWM Tank 300 P03 648 | 255 2500 2022
GWM Tank 300 P03 480 | 135 3000 2022
GWM Tank 500 P01 648 | 255 3000 -
GWM Ute NPW 400 | 120 3000 2021
GWM Ute NPW 480 | 135 3500 2021
GWM Cannon Alpha P71 480 | 135 3500 2024
GWM Cannon Alpha P71 648 | 255 3500 2024
GWM Ora ES11 250 | 126 - 2022
MG MG3 MY25 148 | 81 - -
MG MG3 MY25 425 | 155 500 -
MG MG5 AP13 150 | 84 - -
MG MG5 AP13 250 | 119 - -
MG ZS ZS13 465 | 158 500 -
MG HS SAS33 275 | 125 1500 2024
MG HS SAS33 340 | 220 1500 2024
MG MG4 EH32 350 | 180 500 2022
MG MG4 EH32 600 | 320 500 2022
MG Cyberster SC14 725 | 375 - -
MG U9 T90 520 | 160 3500 -
LDV T60 SK8C 500 | 160 3000 2017
LDV Terron 9 TRN9 520 | 160 3500 -
LDV Mifa 9 EPX1E 350 | 180 - 2022
LDV Deliver 9 V90 375 | 110 2800 -
LDV eDeliver 7 EV70 330 | 150 1500 -
BMW 1 Series F70 230 | 115 1200 -
BMW 1 Series F70 400 | 233 - -
BMW 2 Series G42 300 | 135 - -
BMW 2 Series G42 500 | 285 - -
BMW 3 Series G20 300 | 135 1500 2019
BMW 3 Series G20 400 | 190 1600 2019
BMW 3 Series G20 420 | 215 1500 2019
BMW 3 Series G20 500 | 285 1600 2019
BMW 4 Series G22 400 | 190 1600 -
BMW 4 Series G22 500 | 285 1600 -
BMW 5 Series G60 330 | 153 1800 -
BMW i5 G60 430 | 250 1500 -
BMW M3 G80 650 | 390 - -
BMW X1 U11 230 | 115 1500 2022
BMW X1 U11 300 | 150 1800 2022
BMW iX1 U11 494 | 230 1200 2022
BMW X3 G45 310 | 140 2000 2024
BMW X3 G45 450 | 220 2000 2024
BMW X3 G45 580 | 293 2000 2024
BMW X5 G05 650 | 210 2700 2018
BMW X5 G05 540 | 280 2700 2018
BMW X5 G05 700 | 360 2700 2018
BMW X5 G05 750 | 390 2700 2018
BMW X7 G07 720 | 250 2700 -
BMW X7 G07 750 | 390 2700 -
BMW i4 G26 400 | 210 1600 -
BMW i4 G26 430 | 250 1600 -
BMW i4 G26 795 | 400 1600 -
BMW iX I20 630 | 240 2500 2021
BMW iX I20 765 | 385 2500 2021
Audi A3 GY 250 | 110 1400 2020
Audi A3 GY 320 | 140 1600 2020
Audi A3 GY 500 | 294 - -
Audi A5 B10 400 | 200 1800 -
Audi A5 B10 550 | 270 1900 -
Audi A6 C9 400 | 200 2000 -
Audi Q2 GA 250 | 110 1250 2016
Audi Q2 GA 320 | 140 1250 2016
Audi Q3 FJ 250 | 110 1800 -
Audi Q3 FJ 400 | 195 1800 -
Audi Q5 GU 400 | 200 2000 -
Audi Q7 4M 500 | 170 3500 2019
Audi Q7 4M 600 | 210 3500 2019
Audi Q7 4M 770 | 373 3500 2019
Audi Q8 F1 600 | 210 3500 2019
Audi Q8 F1 800 | 441 3500 2019
Audi Q4 e-tron F4 545 | 210 1000 2021
Audi Q4 e-tron F4 587 | 250 1200 2021
Audi e-tron GT F8 630 | 350 - -
Audi e-tron GT F8 830 | 440 - -
Kestrel Sora S1 310 | 150 1500 2022
Kestrel Sora S1 340 | 170 1500 2022
Kestrel Sora S1 560 | 300 1500 2022
Kestrel Marrin M1 340 | 175 1500 2023
Kestrel Marrin M1 700 | 380 1500 2023
Kestrel Talon T1 620 | 320 3500 2025
Kestrel Talon T1 700 | 380 3500 2025
Kestrel Wren W1 220 | 100 750 2024
Kestrel Drift D1 600 | 290 2500 2024
Kestrel Drift D1 680 | 340 2500 2024
Kestrel Aerie A1 450 | 200 1800 -
`;
