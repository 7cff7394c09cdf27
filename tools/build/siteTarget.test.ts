import { describe, expect, it } from 'vitest';
import { servedHost } from './siteTarget.ts';

describe('the host that npm start serves', () => {
  it.each([
    [{}, { DOCS_HOST: 'localhost' }],
    [{ SITE_URL: ' ', DOCS_HOST: '' }, { DOCS_HOST: 'localhost' }],
    [{ HOST: '0.0.0.0' }, { DOCS_HOST: 'localhost' }],
    [{ HOST: '::' }, { DOCS_HOST: 'localhost' }],
    [{ HOST: '127.0.0.1' }, { DOCS_HOST: '127.0.0.1' }],
    [{ HOST: 'docs.localhost' }, { DOCS_HOST: 'docs.localhost' }],
    // Explicit configuration takes precedence.
    [{ DOCS_HOST: 'docs.example.com', HOST: '127.0.0.1' }, {}],
    [{ SITE_URL: 'https://docs.example.com', HOST: '127.0.0.1' }, {}],
  ])('is taken from %j', (env, expected) => {
    expect(servedHost(env)).toEqual(expected);
  });
});
