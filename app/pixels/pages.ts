/** The pages that advertising pixels may report: public pages whose path says nothing personal about the visitor. */
import type { SitePath } from '#web/links';

/** Below /projects: pages with a calculator, and lists and pages of people in need. */
const PRIVATE_TOPICS = new Set([
  ...['zakat', 'stock-purge', 'kafarat', 'orphans', 'mosques', 'sacrifices', 'endowments'],
]);
const REPORTED =
  /^\/(?:$|(?:about|projects|programs|events|training|news|blogs|partners|faqs)$|(?:programs|events|training|news|blogs|projects)\/[\w-]+$|projects\/type\/[\w-]+$)/;

/** @param path without the language and without the query */
export function isReported(path: SitePath): boolean {
  const [, section, id, type] = path.split('/');
  if (!REPORTED.test(path)) return false;
  if (section !== 'projects') return true;
  // The cases of debtors are a list of a type.
  return !PRIVATE_TOPICS.has(id ?? '') && type !== 'tafreej';
}
