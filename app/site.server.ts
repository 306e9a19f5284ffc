/** Functions that the build exports for server/: page keys, deferred modules, CSRF check, start, health and stop. */
import { startVersionChecks, stopVersionChecks } from './charity/content-version.server';
import { startCharityApi, stopCharityApi } from './charity/transport.server';
import { trustClientAddressHeader } from '#web/security/client-address.server';

export { pageKey, pageRequest } from './visitor/page-key.server';
export { isCrossSite as isForeign } from '#web/security/same-site.server';
export { contentVersion } from './charity/content-version.server';
export { getDeferredModule } from '#web/remix/deferred-module.server';
export { charityApiHealth as health } from './charity/transport.server';
export { readMetrics as metrics } from './charity/metrics.server';

/** Starts the app under our server, which sets the client address header. @throws when the data folder is invalid */
export async function start(): Promise<void> {
  trustClientAddressHeader();
  await startCharityApi();
  startVersionChecks();
}

export async function stop(): Promise<void> {
  stopVersionChecks();
  await stopCharityApi();
}
