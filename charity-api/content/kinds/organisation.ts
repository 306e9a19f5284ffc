/** The content kind of the charity's own data: name, logo, colour, contact details, figures, bank accounts. */
import { organisationContent } from '#contract/organisation';
import { isSampleIban } from '#domain/money/iban';
import { tinyLogoWarning } from '../values/brand';
import { settingsKind } from './setting-rows';

export const organisation = settingsKind({
  name: 'organisation',
  categories: ['organisation'],
  schema: organisationContent,
  hasSamples: ({ bankAccounts }) => bankAccounts.some(({ iban }) => isSampleIban(iban)),
  warnings: ({ logo: shown }, sizeOf) =>
    shown
      ? [shown.path, shown.darkPath].flatMap((path) => tinyLogoWarning(path, sizeOf(path)))
      : [],
  withPictures: (value, sizeOf) => ({
    ...value,
    logo: value.logo && { ...value.logo, ...sizeOf(value.logo.path) },
  }),
  settingsOf: ({ contact: _, ...settings }) => [['organisation', settings]],
});
