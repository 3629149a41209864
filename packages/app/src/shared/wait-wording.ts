/** What whoever waits for a car agrees to, as the page says it. */
export const waitWording = 'One email if it comes free within 30 days, and nothing else.';
