/** The forms that become leads, by the names of their descriptions. */
export type LeadFormName =
  | 'enquiry'
  | 'quickEnquiry'
  | 'contact'
  | 'requestPhotos'
  | 'testDrive'
  | 'financeEnquiry'
  | 'preApproval'
  | 'fleet'
  | 'careers'
  | 'serviceBooking'
  | 'tradeInEnquiry'
  | 'instantOffer';
