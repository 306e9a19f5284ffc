/** Data of the account menu. The server translates it, so that the pages of guests do not contain its texts. */
import type { Visitor } from '../visitor/visitor.server';
import { initialsOf } from './initials.server';

/** Returns null for a guest. */
export function accountMenu({ signedIn, links, t }: Visitor) {
  if (!signedIn) return null;
  const { name } = signedIn.user;
  return {
    name,
    initials: initialsOf(name),
    label: name ? t('frame:account.menu', { name }) : t('frame:account.menuUnnamed'),
    entries: [
      { to: links.account.orders(), label: t('frame:account.orders') },
      { to: links.account.profile(), label: t('frame:account.profile') },
      { to: links.account.sessions(), label: t('frame:account.sessions') },
    ],
    signOut: { to: links.logout(), label: t('frame:account.signOut') },
  };
}
