const turns = 5;

/**
 * Loads a page's scripts behind its first screen, so that on a slow phone its pictures do not wait for them: once
 * what stands first is painted and its pictures are there, or as soon as somebody touches the page. Its own element says
 * which (`data-script`, `data-preloads`), so that one hash allows it on every page.
 *
 * What waits far below a phone's first screen is laid out in turn after its paint (`data-laying-out`, of which
 * search-page.css says who comes when); without this script it is laid out at once.
 */
export const startScript = [
  '{',
  'const{script,preloads}=document.currentScript.dataset;',
  "const touches=['pointerdown','keydown','focusin','scroll'];",
  'let isStarted=false;',
  'const add=(name,about)=>document.head.append(Object.assign(document.createElement(name),about));',
  'const start=()=>{',
  'if(isStarted)return;isStarted=true;',
  'for(const touch of touches)removeEventListener(touch,start,true);',
  "for(const href of preloads.split(' ').filter(Boolean))add('link',{rel:'modulepreload',href});",
  "add('script',{type:'module',src:script})};",
  'for(const touch of touches)addEventListener(touch,start,true);',
  'const page=document.documentElement.dataset;page.layingOut=0;',
  'const layOut=(turn)=>requestAnimationFrame(()=>setTimeout(()=>{',
  `if(turn<${turns}&&page.layingOut)layOut(page.layingOut=turn+1);else delete page.layingOut}));`,
  'new PerformanceObserver((_,observer)=>{observer.disconnect();layOut(0);',
  "const pictures=[...document.querySelectorAll('img[fetchpriority=high]')].filter((one)=>!one.complete);",
  'Promise.all(pictures.map((one)=>new Promise((done)=>one.onload=one.onerror=done))).then(start)',
  "}).observe({type:'paint',buffered:true});",
  'setTimeout(()=>{start();delete page.layingOut},3e3)',
  '}',
].join('');
