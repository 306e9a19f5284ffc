/** Name, logo and colours of the charity for the frame of the staff area. */
import { config } from '#config';
import type { LogoImage } from '#web/charity/logo.server';
import { organisationFacts } from '#web/charity/organisation.server';
import { localise } from '#web/charity/results';
import { rulesFor } from '#web/styles/charity-colours.server';
import type { StaffVisitor } from '../visitor/visitor.server';

export type FrameOrganisation = {
  name: string;
  /** When it is missing, the frame shows the site's default logo. */
  logo?: LogoImage[];
};

/** `colours`: CSS rules that replace design tokens. '' when the charity has no colours. */
export async function frameOrganisation({
  locale,
  charity,
}: StaffVisitor): Promise<{ organisation: FrameOrganisation; colours: string }> {
  const { name, logo, colour } = await organisationFacts({
    locale,
    charity: {
      call: async (...call) => localise(await charity.callSite(...call), locale, config().LOCALES),
    },
  });
  return {
    organisation: { name, ...(logo && { logo: logo.map(onSite) }) },
    colours: rulesFor(colour),
  };
}

/** Pictures are on the host of the public site. */
function onSite(image: LogoImage): LogoImage {
  return { ...image, src: siteUrl(image.src) };
}

/** Returns the URL of a path of the public site: without a host when the staff area has the same host. */
export function siteUrl(path: string): string {
  const { publicUrl, staffUrl } = config();
  return staffUrl?.startsWith(`${publicUrl}/`) ? path : `${publicUrl}${path}`;
}
