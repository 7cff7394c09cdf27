import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSiteConfig, siteVariables } from './site-config.ts';

describe('site configuration', () => {
  it('needs no variable at all', () => {
    expect(readSiteConfig({})).toEqual({
      siteUrl: 'http://localhost:3000',
      isHttps: false,
      languages: ['en'],
      repositoryUrl: 'https://github.com/mui/mui-x',
      editUrl: 'https://github.com/mui/mui-x/edit/master',
      highlightLayer: undefined,
      port: 3000,
      host: undefined,
    });
  });

  it.each([
    ['SITE_URL', 'https://docs.example.com/', { siteUrl: 'https://docs.example.com', isHttps: true }],
    ['SITE_LANGUAGES', 'zh, en', { languages: ['en', 'zh'] }],
    ['SITE_LANGUAGES', '', { languages: ['en'] }],
    ['PORT', '8080', { port: 8080 }],
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readSiteConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['SITE_URL', 'docs.example.com'],
    ['SITE_URL', 'ftp://docs.example.com'],
    ['SITE_URL', 'https://docs.example.com/x/'],
    ['SITE_URL', 'https://user:secret@docs.example.com'],
    ['SITE_LANGUAGES', 'fr'],
    ['SITE_LANGUAGES', 'zh'],
    ['REPOSITORY_URL', 'http://github.com/mui/mui-x'],
    ['REPOSITORY_URL', 'https://github.com/mui/mui-x/'],
    ['HIGHLIGHT_LAYER', 'a {'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000; rm'],
    ['HOST', 'a b'],
  ] as const)('refuses %s=%s in one sentence that names the variable and what it takes', (name, value) => {
    expect(() => readSiteConfig({ [name]: value })).toThrow(`${name} takes ${siteVariables[name].takes}; it is set to`);
  });

  it('lists every variable in the README with what it takes', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const [name, { purpose, takes }] of Object.entries(siteVariables)) {
      expect(readme).toContain(`| \`${name}\` | ${purpose} | ${takes} |`);
    }
  });
});
