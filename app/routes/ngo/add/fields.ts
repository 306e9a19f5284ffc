/** The fields of the form of an organisation, in the order of the page. */
import { NGO_FILE_FIELDS, NGO_NETWORKS } from '#contract/ngo-fields';

/** Typed fields, which the draft stores as typed. `beneficiaries` is a list. */
export const TYPED_FIELDS = [
  ...(['organisation', 'nationality', 'established', 'address', 'beneficiaries'] as const),
  ...(['name', 'role', 'email', 'mobile', 'mobileCountry', 'phone', 'phoneCountry'] as const),
  ...NGO_NETWORKS,
] as const;

/** All fields that can have an error. */
export const LABELLED_FIELDS = [
  ...['organisation', 'nationality', 'established', 'address', 'beneficiaries'],
  ...NGO_FILE_FIELDS,
  ...['name', 'role', 'email', 'mobile', 'phone'],
  ...NGO_NETWORKS,
  'confirmed',
] as const;

/** Id of the form, which stays filled in when the visitor changes the language. */
export const ADD_FORM = 'add-ngo';
