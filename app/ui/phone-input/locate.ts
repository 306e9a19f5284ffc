/** The country that the donor is in, by the device and through our own server: asked for by a press, or where the donor has allowed it before. */

/** To a tenth of a degree, about ten kilometres: enough for a country, and no address. */
const STEPS_IN_A_DEGREE = 10;
const LOOKING_MS = 8_000;
/** Where somebody was an hour ago is in the same country. */
const STILL_GOOD_MS = 3_600_000;

export type Place = { latitude: number; longitude: number };

/** Whether the device may be asked without the browser asking the donor. */
export async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/** @param address of the answer for a place @returns two letters, or null when it cannot be found */
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
