/** GET /sandbox/fonts.css: the site's fonts for the demonstration's payment pages. The API cannot know their URLs. */
import fonts from '../../styles/fonts.css?inline';

export function loader() {
  // One day: a later build has other URLs of the font files.
  return new Response(fonts, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
}
