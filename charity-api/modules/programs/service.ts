/** Reads programs in the format of the contract. */
import type * as z from 'zod';
import type {
  GalleryPicture,
  Named,
  Program,
  programContent,
  ProgramQuery,
  ProgramSummary,
} from '#contract/content';
import type { ApiDeps } from '../../deps';
import { allDocuments, fieldIs, findDocument, pageOfDocuments } from '../documents';
import { pageOfAll, type Page, type Paged } from '../page';

type Db = Pick<ApiDeps, 'db'>;
type Fields = z.output<typeof programContent>;

export const listPrograms = ({ db }: Db, query: ProgramQuery): Promise<Paged<ProgramSummary>> =>
  pageOfDocuments<Fields, ProgramSummary>(db, 'programs', query, {
    where: fieldIs('category', query.category),
    view: ({ gallery, ...fields }) => ({ ...fields, picture: gallery[0]!.picture }),
  });

/** Returns the categories that have a program, in the order of all categories. */
export async function listProgramCategories({ db }: Db): Promise<Paged<Named>> {
  const used = new Set<string>(
    (await allDocuments<Fields>(db, 'programs')).map((one) => one.category),
  );
  const categories = await allDocuments<Named>(db, 'categories');
  const data = categories.filter(({ id }) => used.has(id));
  return { total: data.length, data };
}

export async function readGallery(deps: Db, id: string, page: Page) {
  const program = await readProgram(deps, id);
  // An unreadable program has no gallery.
  return program && pageOfAll(program.gallery ?? [], page);
}

export const readProgram = ({ db }: Db, id: string) =>
  findDocument<Fields, Program & { gallery: GalleryPicture[] }>(
    db,
    'programs',
    id,
    ({ gallery, ...fields }) => {
      const pictures = gallery.map(({ picture }) => picture);
      return {
        ...{ ...fields, picture: pictures[0]!, pictures },
        gallery: gallery.map(({ picture, caption }) => ({ ...picture, caption })),
      };
    },
  );
