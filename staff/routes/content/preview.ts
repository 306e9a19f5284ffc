/** /staff/content/KIND/ID/preview: redirects to the site's page with the draft, or to the editor with its problems. */
import { redirect } from '@remix-run/node';
import { PREVIEW_QUERY } from '#contract/preview';
import { CharityError } from '#web/charity/results';
import { localisedPath, type SitePath } from '#web/links';
import { fileLoader } from '../../forms/recipes.server';
import { siteUrl } from '../../frame/organisation.server';
import { staffLinks } from '../../links';
import { redirectWithoutDraft } from './save.server';
import { recordName } from './texts';

export const loader = fileLoader({
  permission: 'content.read',
  load: async ({ params, visitor }) => {
    const { charity, locale } = visitor;
    const name = recordName(params);
    const record = await charity.call('staffContentRecord', { params: name });
    if (!record.draft) throw redirectWithoutDraft(visitor, name);
    const { revision, base } = record;
    try {
      const { token, page } = await charity.call('staffPreview', {
        params: name,
        body: { revision, base },
      });
      const path = localisedPath((page ?? '/') as SitePath, locale);
      return redirect(siteUrl(`${path}?${new URLSearchParams({ [PREVIEW_QUERY]: token })}`));
    } catch (error) {
      if (error instanceof CharityError && error.code === 'content.invalid')
        return redirect(staffLinks.record(name, { check: 1 }));
      throw error;
    }
  },
});
