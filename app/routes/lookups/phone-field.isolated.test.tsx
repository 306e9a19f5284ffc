// @vitest-environment jsdom
/** Tests the two fields of a phone number: as the server renders them, and with the country menu that scripts add. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loader } from '#app/routes/lookups/countries';
import type { Locale } from '#domain/locales';
import { renderPart } from '#tests/support/drawn-part';
import { args, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { stringsFor } from '#web/i18n/instances.server';
import { type Submission, useSubmission } from '#web/ui/form-reply';
import { PhoneField } from '#web/ui/phone-field';
import type { CallingCodes } from '#web/ui/phone-input/country-menu';

const { env } = vi.hoisted(() => {
  process.env.REVERSE_GEOCODING_URL = 'https://places.test/';
  return { env: { here: null as string | null, isBroken: false } };
});

/** Rows for all countries take a second in jsdom, so only one test has them, in Indonesian. */
const FEW = ['AE', 'DE', 'GB', 'OM', 'TR', 'US'];

/** Responses to the browser's requests: the list of countries, and the country of a location. */
async function answer(address: string): Promise<Response> {
  if (env.isBroken) throw new TypeError('Failed to fetch');
  if (address.includes('/country-here')) return Response.json({ countryCode: env.here });
  const list = (await loader(args(visit(address))).json()) as CallingCodes;
  const countries = list.countries.filter(({ code }) => FEW.includes(code));
  return Response.json(address.startsWith('/id/') ? list : { ...list, countries });
}

beforeEach(() => {
  Object.assign(env, { here: null, isBroken: false });
  vi.stubGlobal('fetch', answer);
  // jsdom has no canvas, so flags are not detected and country codes are shown.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  allowed('denied');
});

/** Sets the geolocation permission and the position of the device. Without a position, locating fails. */
function allowed(state: 'granted' | 'prompt' | 'denied', place?: [number, number]) {
  const geolocation = {
    getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
      place
        ? found({ coords: { latitude: place[0], longitude: place[1] } } as GeolocationPosition)
        : failed({ code: 1 } as GeolocationPositionError),
  };
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    permissions: { query: async () => ({ state }) },
    geolocation,
  });
}

function Form({ form }: { form: Submission }) {
  const { field } = useSubmission(form);
  return (
    <form aria-label="gift">
      <input aria-label="before" />
      <PhoneField name="phone" field={field} label="Phone" autoComplete="tel" />
    </form>
  );
}

function draw({ locale = 'en', form }: { locale?: Locale; form?: Submission } = {}) {
  const t = translateFor(locale);
  const shell = { noCallingCode: '+96', strings: stringsFor(locale, ['shell', 'phone']) };
  renderPart(<Form form={form} />, { path: locale === 'en' ? '/' : `/${locale}`, shell });
  const list = screen.getByLabelText<HTMLSelectElement>(t('phone:country'));
  /** Focuses the field before the phone number, and waits for the button that scripts add. */
  async function begin() {
    act(() => screen.getByLabelText('before').focus());
    return screen.findByRole('button', { name: /.+: \+/ });
  }
  return {
    t,
    list,
    number: screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }),
    sent: () => Object.fromEntries(new FormData(document.forms[0])),
    begin,
    async open() {
      fireEvent.click(await begin());
      const search = await screen.findByPlaceholderText(t('countries:search'));
      return {
        search,
        type: (text: string) => fireEvent.change(search, { target: { value: text } }),
        press: (key: string) => fireEvent.keyDown(search, { key }),
        names: () => [...document.querySelectorAll('[role=option]')].map((row) => row.textContent),
      };
    },
  };
}

test('phone field without the menu has a left-to-right text field and a short list without a chosen country', () => {
  const { list, number, sent } = draw();
  expect(number).toMatchObject({ type: 'tel', placeholder: 'XXXX XXXX XXXX' });
  expect(number.autocomplete).toBe('tel');
  expect(number.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(list.selectedOptions[0]?.text).toBe('+96');
  expect([...list.options].map(({ text }) => text)).toContain('+968 Oman');
  expect(sent()).toEqual({ phoneCountry: '', phone: '' });
});

test.each(['TR', 'DE'])(
  'phone field without the menu contains the submitted values after a rejection, with %s chosen',
  (code) => {
    const initialValue = { phone: '123', phoneCountry: code };
    const form = { initialValue, error: { phone: ['Wrong'] } } as unknown as Submission;
    const { number, sent } = draw({ form });
    expect(sent()).toEqual({ phoneCountry: code, phone: '123' });
    expect(number.getAttribute('aria-invalid')).toBe('true');
    const about = number.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(about.map((id) => document.getElementById(id)?.textContent)).toContain('Wrong');
  },
);

test('phone field with the country menu does not replace the list by the button while the list has the focus', async () => {
  const { list } = draw();
  act(() => list.focus());
  await vi.dynamicImportSettled();
  expect(list.hidden).toBe(false);
  act(() => list.blur());
  await screen.findByRole('button', { name: 'Country code: +96' });
  expect(list.hidden).toBe(true);
});

test('phone field with the country menu chooses the active country on Enter, does not submit the form, and focuses the number', async () => {
  const { open, number, sent } = draw();
  const submit = vi.fn((event: Event) => event.preventDefault());
  document.forms[0]?.addEventListener('submit', submit);
  const { type, press, search } = await open();
  type('united');
  const active = () =>
    document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toContain('United Arab Emirates');
  press('ArrowUp');
  press('ArrowDown');
  expect(active()).toContain('United Kingdom');
  expect(press('Enter')).toBe(false);
  expect(submit).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toMatchObject({ phoneCountry: 'GB' });
  expect(screen.getByRole('button', { name: 'Country code: +44 United Kingdom' })).toBeTruthy();
});

test('phone field with the country menu closes on Escape without a choice', async () => {
  const { open, sent } = draw();
  const { press } = await open();
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject({ phoneCountry: '' });
  const button = screen.getByRole('button', { name: 'Country code: +96' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('phone field with the country menu shows the short list again when the countries cannot be fetched', async () => {
  env.isBroken = true;
  const { begin, list } = draw({ locale: 'tr' });
  fireEvent.click(await begin());
  await waitFor(() => expect(list.hidden).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const choice = (name: RegExp) => screen.findByRole('button', { name });

test('chooses the country on request, with a position rounded to a tenth of a degree', async () => {
  allowed('prompt', [23.58765, 58.40321]);
  env.here = 'OM';
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  const { open, t } = draw();
  await open();
  fireEvent.click(screen.getByRole('button', { name: t('countries:here') }));
  await choice(/\+968 Oman/);
  expect(asked).toHaveBeenLastCalledWith('/lookups/country-here?latitude=23.6&longitude=58.4');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['the device has no position', undefined],
  ['the service knows no country for the position', [0, 0] as [number, number]],
])('chooses Türkiye and shows a message when %s', async (_, place) => {
  allowed('prompt', place);
  const { open, t, sent } = draw();
  await open();
  fireEvent.click(screen.getByRole('button', { name: t('countries:here') }));
  await screen.findByText(t('countries:fallenBack', { country: 'Türkiye' }));
  expect(sent()).toMatchObject({ phoneCountry: 'TR' });
  expect(within(screen.getByRole('dialog')).getAllByRole('option')).toHaveLength(FEW.length);
});

test('keeps a country that the donor chose while the request was running', async () => {
  allowed('prompt', [23.6, 58.4]);
  let tell: (answer: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (tell = resolve));
  const { open, t, sent } = draw();
  const { type } = await open();
  vi.stubGlobal('fetch', () => late);
  fireEvent.click(screen.getByRole('button', { name: t('countries:here') }));
  type('+49');
  fireEvent.click(screen.getByRole('option'));
  await act(async () => {
    tell(Response.json({ countryCode: 'OM' }));
    await late;
  });
  expect(sent()).toMatchObject({ phoneCountry: 'DE' });
});

test('chooses the country on focus when the donor has granted the permission before', async () => {
  allowed('granted', [23.6, 58.4]);
  env.here = 'OM';
  const { begin, number } = draw();
  await begin();
  act(() => number.focus());
  await choice(/\+968 Oman/);
});

test('does not start before the field has the focus, nor when the donor has already typed', async () => {
  allowed('granted', [23.6, 58.4]);
  env.here = 'OM';
  const { begin, number, sent } = draw();
  await begin();
  expect(sent()).toMatchObject({ phoneCountry: '' });
  fireEvent.input(number, { target: { value: '5' } });
  act(() => number.focus());
  await act(async () => void (await vi.dynamicImportSettled()));
  expect(sent()).toMatchObject({ phoneCountry: '', phone: '5' });
});

test('does not ask for the permission on focus', async () => {
  allowed('prompt', [23.6, 58.4]);
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
  const { begin, number } = draw();
  await begin();
  act(() => number.focus());
  await act(async () => void (await vi.dynamicImportSettled()));
  expect(ask).not.toHaveBeenCalled();
});
