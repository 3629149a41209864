/** The digits of an Australian number as they are dialled within the country. */
function nationalDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trimStart().startsWith('+61') ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
}

const forms: readonly (readonly [RegExp, string])[] = [
  [/^(0[2378])(\d{4})(\d{4})$/, '($1) $2 $3'],
  [/^(04\d{2})(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(13)(\d{2})(\d{2})$/, '$1 $2 $3'],
];

/** An Australian number as people write it: (07) 3555 0100, 0412 345 678. Any other stays as it is. */
export function phoneWords(phone: string): string {
  const digits = nationalDigits(phone);
  const [pattern, form] = forms.find(([one]) => one.test(digits)) ?? [];
  return pattern && form ? digits.replace(pattern, form) : phone;
}

/** Whether a number can be sent a text. */
export function isMobile(phone: string): boolean {
  return /^04\d{8}$/.test(nationalDigits(phone));
}
