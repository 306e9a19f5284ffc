/** All kinds of content, in import order: each kind comes after the kinds that it refers to. */
import type { AnyKind } from '../kind';
import { annualFigures } from './annual-figures';
import { blogs, news } from './articles';
import { campaigns, openFunds } from './campaigns';
import { cases } from './cases';
import { endowments } from './endowments';
import { events } from './events';
import { expiations } from './expiations';
import { faqs } from './faqs';
import { investmentFunds, stocks } from './listings';
import { mosques } from './mosques';
import {
  articleTags,
  beneficiaryTypes,
  blogCategories,
  categories,
  faqCategories,
  newsCategories,
  partnerTypes,
  sacrificeCategories,
  tags,
  trainingCategories,
  types,
} from './named';
import { ngos } from './ngos';
import { organisation } from './organisation';
import { orphans } from './orphans';
import { pages } from './pages';
import { partners } from './partners';
import { pixels } from './pixels';
import { currencies, metals } from './prices';
import { giving, tafreej, zakat } from './rulings';
import { sacrifices } from './sacrifices';
import { programs, slides } from './shown';
import { signIn } from './sign-in';
import { training } from './training';

export const KINDS: readonly AnyKind[] = [
  ...[organisation, giving, zakat, tafreej, metals, currencies, signIn, pixels],
  ...[types, categories, tags, sacrificeCategories],
  ...[campaigns, openFunds],
  ...[cases, endowments, expiations, mosques, orphans, sacrifices],
  ...[stocks, investmentFunds, programs, slides],
  ...[pages, faqCategories, faqs, annualFigures],
  ...[events],
  ...[trainingCategories, training],
  ...[newsCategories, blogCategories, articleTags, news, blogs],
  ...[partnerTypes, partners],
  ...[beneficiaryTypes, ngos],
];
