/** The type of the database for Kysely: all tables. */
import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './tables/accounts';
import type { AbuseTables } from './tables/abuse';
import type { ApplicationTables } from './tables/applications';
import type { CommunityTables } from './tables/community';
import type { ContentTables } from './tables/content';
import type { ContentEditingTables } from './tables/content-editing';
import type { MonthTables } from './tables/months';
import type { OfferingTables } from './tables/offerings';
import type { OrderTables } from './tables/orders';
import type { OutboxTables } from './tables/outbox';
import type { PayoutTables } from './tables/payouts';
import type { SearchTables } from './tables/search';
import type { StaffTables } from './tables/staff';
import type { TrialTables } from './tables/trials';

export type Database = ContentTables &
  ContentEditingTables &
  OrderTables &
  OutboxTables &
  AbuseTables &
  MonthTables &
  OfferingTables &
  AccountTables &
  CommunityTables &
  ApplicationTables &
  PayoutTables &
  SearchTables &
  StaffTables &
  TrialTables;

/** The database, or a transaction in it. */
export type Db = Kysely<Database> | Transaction<Database>;
