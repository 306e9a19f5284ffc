/** GET /robots.txt */
import { config } from '#config';
import { publicFile } from '../../seo/public-file.server';
import { robotsText } from '../../seo/robots.server';

export function loader(): Response {
  return publicFile(robotsText(config()), 'text/plain; charset=utf-8');
}
