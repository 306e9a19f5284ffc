/** The roles of staff and what each role may do. The charity API checks them; screens only show the result. */

export const STAFF_ROLES = ['viewer', 'editor', 'figures', 'finance', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Each permission, with the roles that have it. An owner has all. */
const ROLES_OF = {
  /** Sees gifts with the names and contact details of donors. */
  'gifts.read': ['viewer', 'finance'],
  /**
   * Confirms and rejects transfers, enters gifts, corrects e-mail addresses, resends receipts, changes monthly gifts.
   */
  'gifts.decide': ['finance'],
  'refunds.ask': ['finance'],
  'donors.read': ['viewer', 'finance'],
  /** Downloads files with the names and contact details of donors. */
  'donors.export': ['finance'],
  'erasure.ask': ['finance'],
  'reports.read': ['viewer', 'finance'],
  /** Sees drafts and history of content. */
  'content.read': ['viewer', 'editor', 'figures', 'finance'],
  'content.write': ['editor'],
  /** Prices, rates, purification and zakat figures, rulings. */
  'figures.write': ['figures'],
  /** Name, logo, colours, contacts and texts of the organisation. */
  'organisation.write': [],
  'bank.ask': ['finance'],
  /** Applications of visitors, and their messages. */
  'applications.read': ['viewer', 'editor', 'finance'],
  /** Replies to applicants, and downloads files with their names and contact details. */
  'applications.answer': ['editor'],
  'newsletter.read': ['viewer', 'editor'],
  /** Unsubscribes people, and downloads the addresses. */
  'newsletter.write': ['editor'],
  /** Invites people, changes their roles, ends their access. */
  'people.manage': [],
  'log.read': ['finance'],
  /** Agrees to a refund, an erasure, a new bank account or a change of an owner that another person asked for. */
  'approvals.decide': [],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof ROLES_OF;
export const PERMISSIONS = Object.keys(ROLES_OF) as Permission[];

/** Returns the roles that have a permission, for the text that says who may do it. */
export function rolesWith(permission: Permission): StaffRole[] {
  const named: readonly StaffRole[] = ROLES_OF[permission];
  return STAFF_ROLES.filter((role) => role === 'owner' || named.includes(role));
}

export function isAllowed(roles: readonly StaffRole[], permission: Permission): boolean {
  return rolesWith(permission).some((role) => roles.includes(role));
}

/** Returns what a person with these roles may do. */
export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return PERMISSIONS.filter((permission) => isAllowed(roles, permission));
}
