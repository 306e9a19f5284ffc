/** Text of the inline script that starts the deferred scripts of a page. */
import { WORKER_PATH } from '../links';

export type LoaderOptions = {
  /** True when the page must run although nobody touches it; see idle-start.ts. */
  startsWhenIdle: boolean;
  /** True when the page registers the service worker (decision 0056). */
  registersWorker: boolean;
};

/** Any sign that a visitor uses the page. Each browser has at least one for a finger, a mouse, a keyboard and a switch. */
const INTERACTIONS = ['scroll', 'mousemove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Elements that load a document. Scripts start too late for such a click, and would compete with the document for the
 * connection.
 */
const NAVIGATES = 'a,[type=submit]';

/** Starts when the page is painted and the browser is idle. Browsers that do not report paints wait for an interaction. */
const WHEN_IDLE = `
let idle=()=>w.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):setTimeout(start,200,{});
w.addEventListener('load',()=>{try{new PerformanceObserver((l,o)=>{
if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();idle()}
}).observe({type:'paint',buffered:true})}catch(e){idle()}});`;

/** The application is not needed for it: many visitors leave a page with their first tap. */
const REGISTER_WORKER = `
w.addEventListener('load',()=>n.serviceWorker?.register('${WORKER_PATH}',{updateViaCache:'none'}).catch(()=>{}));`;

/**
 * Returns a script that starts the application at the first interaction. It never starts it with Save-Data.
 * deferred-scripts.server.ts makes the module script inert and lists its preloads, so that all modules load in parallel.
 * A page that the service worker has saved contains no module script.
 */
export function deferredScriptLoader({ startsWhenIdle, registersWorker }: LoaderOptions): string {
  return `((d,w,n)=>{
let s=d.querySelector('[type="text/late"]'),start=({target:t})=>{
if(!s||t?.closest?.('${NAVIGATES}'))return;
let m=d.createElement('script');
m.type='module';m.nonce=s.nonce;
if(s.dataset.src)m.src=s.dataset.src;else{
m.textContent=s.textContent;
for(let href of s.dataset.preload.split(' '))d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href}))
}
d.head.append(m);m.remove();s=0
};
if(n.connection?.saveData)return;
for(let e of ${JSON.stringify(INTERACTIONS).replaceAll('"', "'")})w.addEventListener(e,start,{capture:true,passive:true});
${startsWhenIdle ? WHEN_IDLE : ''}${registersWorker ? REGISTER_WORKER : ''}
})(document,window,navigator)`.replaceAll('\n', '');
}
