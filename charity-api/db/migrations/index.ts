/** The migrations in order. Their count is the schema version, so append new ones and never change or remove one. */
import type { Kysely } from 'kysely';
import * as content from './0001-content';
import * as orders from './0002-orders';
import * as nextCheck from './0003-next-check';
import * as giving from './0004-giving';
import * as abuse from './0005-abuse';
import * as months from './0006-months';
import * as offerings from './0007-offerings';
import * as typesAndTags from './0008-types-and-tags';
import * as caseLists from './0009-case-lists';
import * as shares from './0010-shares';
import * as oneIdEach from './0011-one-id-each';
import * as caseRanks from './0012-case-ranks';
import * as heldMonths from './0013-held-months';
import * as lineTotals from './0014-line-totals';
import * as oneOrderPerCart from './0015-one-order-per-cart';
import * as oneTableOfOfferings from './0016-one-table-of-offerings';
import * as contentFiles from './0017-content-files';
import * as pages from './0018-pages';
import * as bankAccounts from './0019-bank-accounts';
import * as accounts from './0020-accounts';
import * as monthlyChanges from './0021-monthly-changes';
import * as community from './0022-community';
import * as staff from './0023-staff';
import * as gifts from './0024-gifts';
import * as contentEditing from './0025-content-editing';
import * as applications from './0027-applications';
import * as providerMovements from './0028-provider-movements';
import * as siteSearch from './0029-site-search';
import * as campaignFiltersWithStatus from './0030-campaign-filters-with-status';
import * as plots from './0033-plots';
import * as longLists from './0034-long-lists';
import * as oneSearch from './0035-one-search';
import * as rightsSince from './0036-rights-since';
import * as staffNetworks from './0037-staff-networks';

/** `up` is for SQLite. Every migration after the first schema on PostgreSQL (../postgres/baseline) has both. */
export type Migration = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- migrations create tables: no types
  up(db: Kysely<any>): Promise<void>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- migrations create tables: no types
  upPostgres?(db: Kysely<any>): Promise<void>;
};

export const MIGRATIONS: readonly Migration[] = [
  content,
  orders,
  nextCheck,
  giving,
  abuse,
  months,
  offerings,
  typesAndTags,
  caseLists,
  shares,
  oneIdEach,
  caseRanks,
  heldMonths,
  lineTotals,
  oneOrderPerCart,
  oneTableOfOfferings,
  contentFiles,
  pages,
  bankAccounts,
  accounts,
  monthlyChanges,
  community,
  staff,
  gifts,
  contentEditing,
  applications,
  providerMovements,
  siteSearch,
  campaignFiltersWithStatus,
  plots,
  longLists,
  oneSearch,
  rightsSince,
  staffNetworks,
];
