import { expect, it } from 'vitest';
import { compareReleases, isRelease, leadsTo, minorOf, newerReleases, releaseBefore } from '#model/releases';

const BRANCHES = { 7: '6.20.0', 8: '7.28.3' };
const RELEASES = ['6.0.0', '6.20.0', '6.20.1', '7.0.0', '7.28.3', '7.29.0', '8.0.0', '8.2.0', '8.10.0'];

it('orders releases by their numbers, not by their letters', () => {
  expect(['8.10.0', '8.9.1', '7.29.0', '8.9.0'].sort(compareReleases)).toEqual(['7.29.0', '8.9.0', '8.9.1', '8.10.0']);
});

it.each([
  ['7.28.3', '8.0.0', true],
  ['8.0.0', '8.0.0', true],
  ['8.2.0', '8.10.0', true],
  ['8.10.0', '8.2.0', false],
  ['7.29.0', '8.10.0', false],
  ['6.20.1', '8.0.0', false],
  ['6.20.0', '7.29.0', true],
  ['8.0.0', '7.29.0', false],
])('knows whether %s leads to %s: %s', (earlier, later, expected) => {
  expect(leadsTo(earlier, later, BRANCHES)).toBe(expected);
});

it.each([
  ['6.0.0', undefined],
  ['7.0.0', '6.20.0'],
  ['7.29.0', '7.28.3'],
  ['8.0.0', '7.28.3'],
  ['8.2.0', '8.0.0'],
])('finds the release before %s on its line', (release, before) => {
  expect(releaseBefore(release, RELEASES, BRANCHES)).toBe(before);
});

it.each([
  ['8.11.1', true],
  ['8.11', false],
  ['8.0.0-beta.1', false],
  ['x', false],
])('tells whether %s is a stable release', (text, expected) => {
  expect(isRelease(text)).toBe(expected);
});

it('shortens a release to its minor version', () => {
  expect(minorOf('8.11.1')).toBe('8.11');
});

it.each([
  ['8.0.0', ['9.0.0', '8.2.0']],
  ['8.2.0', ['9.0.0']],
  ['9.0.0', []],
])('finds what is newer than %s', (release, expected) => {
  expect(newerReleases(release, ['7.9.0', '8.0.0', '8.1.0', '8.2.0', '9.0.0'])).toEqual(expected);
});
