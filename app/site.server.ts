/** What the process around the app may ask of it: the key of a kept page, start, health and stop. */
export { pageKey, pageRequest } from './visitor/page-key.server';
export { isForeign } from './security/same-site.server';
export { lateModuleOf } from './security/late-module.server';
export {
  startCharityApi as start,
  isCharityApiReady as isReady,
  stopCharityApi as stop,
} from './charity/transport.server';
