/** Tests when the inline script of a page starts the application: at an interaction, and otherwise never. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { removeListenersAfterEachTest } from '#tests/support/own-listeners';
import { WORKER_PATH } from '../links';
import { deferredScriptLoader } from './deferred-script-loader';

const PAGE = `
  <a href="/projects"><span id="in-link">Campaigns</span></a>
  <button type="submit">Donate</button><button type="button" id="button">More</button>
  <input name="amount"><div id="text"></div>
  <script type="text/late" data-src="/late/x.js"></script>`;

/** The scripts that the loader has started. */
let started: HTMLScriptElement[] = [];
const register = vi.fn(() => Promise.reject(new Error('blocked')));

function open(options: Partial<Parameters<typeof deferredScriptLoader>[0]> = {}, html = PAGE) {
  document.body.innerHTML = html;
  started = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) started.push(node);
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const text = deferredScriptLoader({ startsWhenIdle: false, registersWorker: false, ...options });
  new Function(text)();
}

const fire = (target: EventTarget, name: string, movement = { movementX: 0, movementY: 1 }) =>
  target.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), movement));
const find = (selector: string) => document.querySelector(selector)!;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
removeListenersAfterEachTest();

test.each([
  ['scroll', ':root'],
  ['mousemove', '#text'],
  ['pointerdown', '#text'],
  ['pointerdown', '#button'],
  ['keydown', 'body'],
  ['focusin', 'input'],
])('starts once at %s of %s', (name, selector) => {
  open();
  fire(window, 'load');
  expect(started).toEqual([]);
  fire(find(selector), name);
  fire(find('#text'), 'pointerdown');
  expect(started.map(({ type, src }) => [type, new URL(src).pathname])).toEqual([
    ['module', '/late/x.js'],
  ]);
});

test('does not start at the scroll to a fragment and at the mouse below which the page appears', () => {
  open();
  fire(document, 'scroll');
  fire(find('#text'), 'mousemove', { movementX: 0, movementY: 0 });
  fire(window, 'load');
  expect(started).toEqual([]);
  fire(document, 'scroll');
  expect(started).toHaveLength(1);
});

test('starts the script that the page contains itself', () => {
  open({}, '<script type="text/late" data-preload="/a.js /b.js">import("/a.js")</script>');
  fire(document, 'pointerdown');
  expect(started.map(({ textContent }) => textContent)).toEqual(['import("/a.js")']);
});

test.each([
  ['with Save-Data', PAGE, true],
  ['without a deferred script', '<p>saved</p>', false],
])('never starts %s', (_, html, saveData) => {
  vi.stubGlobal('navigator', { connection: { saveData } });
  open({ startsWhenIdle: true }, html);
  fire(window, 'load');
  fire(document, 'pointerdown');
  expect(started).toEqual([]);
});

describe('a form that is submitted before the scripts have started', () => {
  const FORMS = `
    <form id="gift" method="post"><input name="amount"></form>
    <form id="other" method="post"></form><form id="search" method="get"></form>`;

  /** Returns the id that the form would send. */
  function submit(selector: string, given?: string) {
    const formData = new FormData();
    if (given) formData.set('press', given);
    fire(find(selector), 'submit');
    const event = new Event('formdata', { bubbles: true });
    find(selector).dispatchEvent(Object.assign(event, { formData }));
    return formData.get('press');
  }

  test('sends the same id when it is submitted again', () => {
    open({}, FORMS);
    const id = submit('#gift');
    expect(id).toMatch(/^[a-z0-9]{1,7}$/);
    expect(submit('#gift')).toBe(id);
    expect(submit('#other')).not.toBe(id);
  });

  test('sends another id after its values have changed, and after the visitor came back', () => {
    open({}, FORMS);
    const id = submit('#gift');
    fire(find('input'), 'input');
    const second = submit('#gift');
    fire(window, 'pageshow', { persisted: true } as never);
    expect(new Set([id, second, submit('#gift')]).size).toBe(3);
  });

  test('sends the id of the application instead, and a search has none', () => {
    open({}, FORMS);
    expect(submit('#gift', 'given')).toBe('given');
    expect(submit('#search')).toBeNull();
  });

  test('adds nothing when a form is only read', () => {
    open({}, FORMS);
    const formData = new FormData();
    const event = new Event('formdata', { bubbles: true });
    find('#gift').dispatchEvent(Object.assign(event, { formData }));
    expect(formData.get('press')).toBeNull();
  });
});

describe('without an interaction', () => {
  function loadAndPaint(type?: string) {
    vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) });
    vi.stubGlobal('requestIdleCallback', (run: (deadline: object) => void) => run({}));
    fire(window, 'load');
  }

  test.each([true, false])('starts when the page is painted and idle: %s', (startsWhenIdle) => {
    open({ startsWhenIdle });
    loadAndPaint('navigate');
    expect(started).toHaveLength(startsWhenIdle ? 1 : 0);
  });

  test.each([
    ['back_forward', 1],
    ['reload', 1],
    ['navigate', 0],
    [undefined, 0],
  ])('a page whose kind of navigation is %s starts %i times', (type, times) => {
    open();
    loadAndPaint(type);
    expect(started).toHaveLength(times);
  });

  test.each([true, false])('registers the service worker: %s', (registersWorker) => {
    vi.stubGlobal('navigator', { serviceWorker: { register } });
    register.mockClear();
    open({ registersWorker });
    expect(register).not.toHaveBeenCalled();
    loadAndPaint();
    const calls = [[WORKER_PATH, { updateViaCache: 'none' }]];
    expect(register.mock.calls).toEqual(registersWorker ? calls : []);
    expect(started).toEqual([]);
  });
});
