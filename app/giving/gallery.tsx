/** The pictures of a campaign or a program: the first is large, all others are below it. */
import { Picture } from '#web/ui/picture';

export function Gallery({ pictures }: { pictures: readonly { path: string; alt: string }[] }) {
  const [first, ...others] = pictures;
  if (!first) return null;
  return (
    <div className="grid gap-1">
      <Picture
        className="art max-h-[50vh] object-cover"
        {...first}
        sizes="(min-width: 56.25em) 46em, 92vw"
        priority
        isKept
      />
      {others.length > 0 && (
        <div className="shots">
          {others.map((picture) => (
            <Picture
              key={picture.path}
              {...picture}
              sizes="(min-width: 56.25em) 23em, 46vw"
              width={320}
            />
          ))}
        </div>
      )}
    </div>
  );
}
