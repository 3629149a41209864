import type { Random } from '../random.ts';

const list = (names: string) => names.split(',').map((name) => name.trim());

/** As Australia is: a third of it was born elsewhere, half has a parent who was. */
const givenNames = list(`
  Jack, Oliver, Noah, William, Thomas, James, Liam, Lachlan, Hamish, Angus, Callum, Connor, Darren, Dean, Craig, Shane,
  Wayne, Trevor, Kev, Barry, Glenn, Brett, Scott, Daniel, Matthew, Luke, Josh, Ben, Sam, Nathan, Tyson, Jayden, Mitchell,
  Olivia, Charlotte, Amelia, Isla, Mia, Grace, Chloe, Emily, Jessica, Sarah, Kate, Rachel, Leanne, Kylie, Sharon, Debbie,
  Karen, Michelle, Tracey, Narelle, Jodie, Bronwyn, Heather, Margaret, Judith, Helen, Robyn, Pam, Gail, Emma, Holly, Tegan,
  Wei, Jing, Li, Xin, Hao, Minh, Anh, Linh, Thao, Huong, Quan, Arjun, Rohan, Vikram, Priya, Anjali, Deepika, Harpreet,
  Gurpreet, Simran, Nisha, Sanjay, Ravi, Kavita, Mohammed, Ahmed, Ali, Fatima, Aisha, Layla, Omar, Tariq, Yusuf, Zahra,
  Marco, Luca, Gianni, Rosa, Maria, Nick, Con, Effie, Dimitri, Eleni, Stavros, Ivan, Goran, Marija, Zoran, Piotr, Agnieszka,
  Joao, Camila, Diego, Sofia, Kofi, Amara, Chidi, Thandiwe, Sione, Mele, Tevita, Hemi, Aroha, Tane, Hiroshi, Yuki, Jin,
  Soo-ah, Hyun, Maricel, Jun, Rizal, Putu, Siti, Kirra, Jarrah, Lowanna, Marli, Bindi`);

const familyNames = list(`
  Smith, Jones, Williams, Brown, Wilson, Taylor, Anderson, Thompson, White, Walker, Harris, Martin, Robinson, Kelly, King,
  Ryan, Campbell, Lee, Wright, Clarke, Mitchell, Turner, Edwards, Murphy, McDonald, Stewart, Morris, Cooper, Ward, Bennett,
  Watson, Hughes, Simpson, Fraser, Marshall, Hayes, Doyle, Kearney, McKenzie, O'Brien, O'Connor, Sullivan, Gallagher,
  Fitzgerald, Henderson, Boyd, Barker, Whitlock, Redmond, Pascoe, Treloar, Schulz, Schneider, Lehmann, Muller, Nguyen,
  Tran, Le, Pham, Vo, Huynh, Chen, Wang, Zhang, Liu, Wong, Chan, Lam, Ng, Kim, Park, Choi, Tanaka, Sato, Singh, Kaur,
  Sharma, Patel, Gupta, Reddy, Iyer, Fernando, Perera, Silva, Khan, Ahmed, Hussain, Hassan, Haddad, Khoury, Nassar, Abbas,
  Rossi, Russo, Romano, Marino, Caruso, De Luca, Papadopoulos, Nikolaidis, Georgiou, Kostas, Petrovic, Jovanovic, Horvat,
  Novak, Kowalski, Wisniewski, Santos, Reyes, Cruz, Garcia, Fernandez, Moreno, Okafor, Mensah, Deng, Garang, Tauiliili,
  Fifita, Havili, Ngata, Wiremu, Tamatea, Widodo, Hidayat, Thompson-Reid, van der Berg, Jansen, Lando, Bell, Waters, Hallam`);

export interface PersonName {
  readonly given: string;
  readonly family: string;
}

/** A name that could stand on a badge or under a review. */
export function personName(random: Random): PersonName {
  return { given: random.pick(givenNames), family: random.pick(familyNames) };
}

/** As people sign reviews: 'Priya N.', 'kev t', 'Leanne Walker', or with no name at all. */
export function reviewerName(random: Random): string | null {
  const { given, family } = personName(random);
  const initial = family.slice(0, 1);
  const other = random.pick(givenNames);
  return random.pick([
    `${given} ${initial}.`,
    `${given} ${initial}.`,
    `${given} ${initial}.`,
    `${given} ${family}`,
    `${given} ${family}`,
    `${given} ${family}`,
    given,
    `${given} ${initial}`.toLowerCase(),
    `${given} and ${other}`,
    null,
  ]);
}
