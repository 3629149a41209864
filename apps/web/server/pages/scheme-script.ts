/**
 * Runs before anything is painted, so that a visitor who chose dark never sees a flash of light. The choice is
 * kept by app/features/layout/chosen-scheme.ts.
 */
export const schemeScript =
  "try{const s=localStorage.getItem('forecourt:scheme');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}";
