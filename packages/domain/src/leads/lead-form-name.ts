/** The forms that become leads, by the names of their descriptions. */
export const leadFormNames = [
  'enquiry',
  'quickEnquiry',
  'contact',
  'requestPhotos',
  'testDrive',
  'financeEnquiry',
  'preApproval',
  'fleet',
  'careers',
  'serviceBooking',
  'tradeInEnquiry',
  'instantOffer',
  'parts',
  'spinToWin',
  'reservation',
] as const;

export type LeadFormName = (typeof leadFormNames)[number];
