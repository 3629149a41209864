const accepted = '3. Offer Accepted';

/** What a seller's yes to an offer sends (TRADE-6). */
export function offerAcceptance(leadId: string) {
  return {
    lead_id: leadId,
    form_completed: true,
    offer_accepted: true,
    category: accepted,
    subcategory: accepted,
  };
}
