/** Where a form can be followed by whoever has its link. */
export const receiptsRoot = '/enquiries/';
/** Under its own address it is also a file for a calendar. */
export const calendarEnd = '/calendar';
/** And a booked service is changed there. */
export const moveEnd = '/move';
export const cancelEnd = '/cancel';
