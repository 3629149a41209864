/**
 * Stands in the layout where the page is. React is told that this element's content is none of its own
 * (`dangerouslySetInnerHTML`), and never touches it: the page in it is a root of its own.
 */
export const pagePlace = '<template data-page-place=""></template>';
