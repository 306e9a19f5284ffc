/** The labels of the volunteer form by field name, in the order of the form. */
import { useText } from '#web/i18n/strings';

export function useLabels() {
  const t = useText('volunteer');
  return {
    name: t('about.name'),
    email: t('about.email'),
    phone: t('about.phone'),
    education: t('about.education'),
    occupation: t('about.occupation'),
    types: t('work.types'),
    categories: t('work.categories'),
    audience: t('work.audience'),
    interests: t('work.interests'),
    days: t('when.days'),
    times: t('when.times'),
    startDate: t('when.start'),
    endDate: t('when.end'),
    notes: t('last.notes'),
    ageStatement: t('last.age'),
  };
}
