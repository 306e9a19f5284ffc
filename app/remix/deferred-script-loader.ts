/** Text of the inline script that starts the deferred scripts of a page. */

/**
 * Starts the application when the page is painted and the browser is idle, or at the first click, key or focus if that
 * is earlier. Never starts it with Save-Data. A browser that does not report paints waits for the first interaction.
 * deferred-scripts.server.ts makes the module script inert and lists its preloads, so that all modules load in
 * parallel.
 */
export const DEFERRED_SCRIPT_LOADER = `(function(d,w){
var done,s=d.querySelector('script[type="text/late"]');
if(!s||(navigator.connection||{}).saveData)return;
function go(){
if(done)return;done=1;
var m=d.createElement('script');
m.type='module';m.nonce=s.nonce;
if(s.dataset.src)m.src=s.dataset.src;else{
m.textContent=s.textContent;
s.dataset.preload.split(' ').forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.appendChild(l)})
}
d.head.appendChild(m).remove()
}
['pointerdown','keydown','touchstart','focusin'].forEach(function(e){w.addEventListener(e,go,{once:true,passive:true,capture:true})});
function idle(){w.requestIdleCallback?requestIdleCallback(go,{timeout:3000}):setTimeout(go,200)}
function shown(){try{new PerformanceObserver(function(l,o){
if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();idle()}
}).observe({type:'paint',buffered:true})}catch(e){idle()}}
if(d.readyState==='complete')shown();else w.addEventListener('load',shown)
})(document,window);`.replaceAll('\n', '');
