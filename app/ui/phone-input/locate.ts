/** Finds the country of the donor's position: the device returns the position, and the site's server the country. */

/** Positions are rounded to a tenth of a degree, about ten kilometres: enough for a country, but no exact position. */
const STEPS_IN_A_DEGREE = 10;
const LOOKING_MS = 8_000;
/** A position of the last hour is recent enough for the country. */
const STILL_GOOD_MS = 3_600_000;

export type Place = { latitude: number; longitude: number };

/** Whether the donor has granted the permission before, so that the browser does not ask for it. */
export async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * @param address returns the URL of the country for a position
 * @returns two letters, or null when the country cannot be found
 */
export async function countryHere(address: (place: Place) => string): Promise<string | null> {
  try {
    const { latitude, longitude } = await placeOfDevice();
    const answer = await fetch(
      address({ latitude: coarse(latitude), longitude: coarse(longitude) }),
    );
    if (!answer.ok) return null;
    return ((await answer.json()) as { countryCode: string | null }).countryCode;
  } catch {
    return null;
  }
}

function placeOfDevice(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: LOOKING_MS,
      maximumAge: STILL_GOOD_MS,
    }),
  );
}

function coarse(degrees: number): number {
  return Math.round(degrees * STEPS_IN_A_DEGREE) / STEPS_IN_A_DEGREE;
}
