/** The form that every box for comparison belongs to, wherever on the page it stands. */
export const compareFormId = 'compare-form';
