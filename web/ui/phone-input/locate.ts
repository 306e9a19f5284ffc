/** Finds the country of the donor's position: the device returns the position, and the site's server the country. */

/** Positions are rounded to a tenth of a degree, about ten kilometres: enough for a country, but no exact position. */
const STEPS_PER_DEGREE = 10;
const POSITION_TIMEOUT_MS = 8_000;
/** A position of the last hour is recent enough for the country. */
const MAX_POSITION_AGE_MS = 3_600_000;

export type Position = { latitude: number; longitude: number };

/** Returns true when the donor granted the permission earlier, so that the browser does not ask for it again. */
export async function isGeolocationGranted(): Promise<boolean> {
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
export async function locateCountry(address: (place: Position) => string): Promise<string | null> {
  try {
    const { latitude, longitude } = await getDevicePosition();
    const answer = await fetch(
      address({ latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) }),
    );
    if (!answer.ok) return null;
    return ((await answer.json()) as { countryCode: string | null }).countryCode;
  } catch {
    return null;
  }
}

function getDevicePosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: POSITION_TIMEOUT_MS,
      maximumAge: MAX_POSITION_AGE_MS,
    }),
  );
}

function roundCoordinate(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
}
