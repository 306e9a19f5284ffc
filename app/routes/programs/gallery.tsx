/** Grid of a program's pictures with captions. The browser loads each picture when it comes into view. */
import { useText } from '../../i18n/strings';
import { Picture } from '../../ui/picture';
import type { ProgramView } from './view.server';

export function ProgramGallery({ pictures }: { pictures: ProgramView['gallery'] }) {
  const t = useText('programs');
  if (pictures.length === 0) return null;
  return (
    <section className="grid gap-3 pt-8">
      <h2>{t('gallery')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        {pictures.map(({ path, alt, caption, language }) => (
          <figure key={path} className="grid content-start gap-1">
            <Picture {...{ path, alt, language }} sizes="(min-width: 900px) 576px, 92vw" />
            {caption && (
              <figcaption className="sm muted" {...language}>
                {caption}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </section>
  );
}
