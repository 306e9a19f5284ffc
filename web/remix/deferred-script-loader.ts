/** Text of the inline script that starts the deferred scripts of a page. */
import { SUBMISSION_ID_FIELD } from './press-field';
import { WORKER_PATH } from '../links';

export type LoaderOptions = {
  /** True when the page must run without an interaction; see idle-start.ts. */
  startsWhenIdle: boolean;
  /** True when the page registers the service worker (decision 0056). */
  registersWorker: boolean;
};

/** The inline script registers the worker, because many visitors leave a page before the application starts. */
const REGISTER_WORKER = `n.serviceWorker?.register('${WORKER_PATH}',{updateViaCache:'none'}).catch(()=>{});`;

/** Signs that a visitor uses the page: with a finger, a mouse, a keyboard or a switch. Scrolling is another one. */
const INTERACTIONS = ['mousemove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Elements that load a document. Scripts start too late for such a click, and would compete with the document for the
 * connection.
 */
const NAVIGATES = 'a,[type=submit]';

/**
 * Gives a POST form one random value until it changes or the visitor comes back to the page, so that the server recognises
 * a second tap on its button before the next page appears (decision 0027). When the application has started, it adds its
 * own value, which stays.
 */
const MARK_SUBMISSIONS = `let sent,marks=new WeakMap;
addEventListener('submit',e=>{sent=e.target;setTimeout(()=>sent=0)},true);
addEventListener('input',e=>marks.delete(e.target.form),true);
addEventListener('pageshow',e=>{if(e.persisted)marks=new WeakMap});
addEventListener('formdata',({target:f,formData})=>{
if(f==sent&&f.getAttribute('method')=='post'&&!formData.has('${SUBMISSION_ID_FIELD}')){
marks.has(f)||marks.set(f,(Math.random()*2**32>>>0).toString(36));
formData.set('${SUBMISSION_ID_FIELD}',marks.get(f))
}
});`;

/** After Back and a reload, browsers restore the values of fields, and scripts show what depends on them. */
const IS_OPENED_AGAIN = `/back|load/.test(performance.getEntriesByType('navigation')[0]?.type)`;

/**
 * Returns a script that starts the application at the first interaction. It never starts it with Save-Data.
 * deferred-scripts.server.ts makes the module script inert and lists its preloads, so that all modules load in parallel.
 * A page that the service worker has saved contains no module script.
 *
 * Chromium dispatches a `mousemove` without a movement when a page appears below a resting mouse, and a `scroll` when it
 * scrolls to a fragment or restores a position. Neither is an interaction. Such a scroll ends within two frames after
 * `load`.
 */
export function deferredScriptLoader({ startsWhenIdle, registersWorker }: LoaderOptions): string {
  return `((d,n)=>{
let s=d.querySelector('[type="text/late"]'),start=(e={})=>{
if(!s||e.type=='mousemove'&&!e.movementX&&!e.movementY||e.target?.closest?.('${NAVIGATES}'))return;
let m=d.createElement('script');
m.type='module';m.nonce=s.nonce;
let {src,preload}=s.dataset;
if(src)m.src=src;else{
m.textContent=s.textContent;
for(let href of preload.split(' '))d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href}))
}
d.head.append(m);m.remove();s=0
},on=e=>addEventListener(e,start,true),frame=requestAnimationFrame;
${MARK_SUBMISSIONS}
if(n.connection?.saveData)return;
${JSON.stringify(INTERACTIONS).replaceAll('"', "'")}.map(on);
addEventListener('load',()=>{
${registersWorker ? REGISTER_WORKER : ''}
frame(()=>frame(()=>{on('scroll');
if(${startsWhenIdle ? '1' : IS_OPENED_AGAIN})(self.requestIdleCallback||setTimeout)(start,{timeout:3000})
}))
})
})(document,navigator)`.replaceAll('\n', '');
}
