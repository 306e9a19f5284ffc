/** Tests of the choice between light and full pages: stored preference, redirect target, and what pages then show. */
import { describe, expect, test } from 'vitest';
import { readVisitor } from '#app/visitor/visitor.server';
import { args, cookiesOf, visit } from '#tests/support/site';
import { action, loader } from './light-pages';

async function choose(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = (await action(args(visit('/light-pages', { form, headers })))) as Response;
  const cookie = cookiesOf(answer.headers);
  return {
    location: answer.headers.get('location'),
    isLight: readVisitor(visit('/', { headers: { cookie } })).light,
    isLightWithSaveData: readVisitor(visit('/', { headers: { cookie, 'save-data': 'on' } })).light,
  };
}

test('light pages are kept, also where the browser does not save data', async () => {
  expect(await choose({ light: '1', returnTo: '/ar/projects' })).toEqual({
    location: '/ar/projects',
    isLight: true,
    isLightWithSaveData: true,
  });
});

test('full pages are kept, also where the browser saves data', async () => {
  expect(await choose({ light: '0', returnTo: '/' }, { 'save-data': 'on' })).toEqual({
    location: '/',
    isLight: false,
    isLightWithSaveData: false,
  });
});

test('without a choice, the browser’s Save-Data decides', () => {
  expect(readVisitor(visit('/')).light).toBe(false);
  expect(readVisitor(visit('/', { headers: { 'save-data': 'on' } })).light).toBe(true);
});

test('keeps the query of the page from which the form was sent', async () => {
  const referer = 'http://localhost:3000/projects?category=education';
  expect(await choose({ light: '1', returnTo: '/projects' }, { referer })).toMatchObject({
    location: '/projects?category=education',
  });
});

describe.each(['//evil.example', 'https://evil.example/ar'])('a return path %s', (returnTo) => {
  test('never leaves the site', async () => {
    const { location } = await choose({ light: '1', returnTo });
    expect(new URL(location ?? '', 'https://here.example').host).toBe('here.example');
  });
});

test('redirects a GET request to the home page', () => {
  const answer = loader(args(visit('/tr/light-pages')));
  expect(answer.headers.get('location')).toBe('/tr');
});
