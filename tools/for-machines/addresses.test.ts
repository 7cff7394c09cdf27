import { describe, expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';

const { resolve, pageOf } = createAddresses(
  'https://docs.example.com',
  new Set(['/x/introduction', '/x/react-charts/bars']),
);

describe('URLs in machine-readable files', () => {
  it.each([
    ['/x/introduction/', 'https://docs.example.com/x/introduction.md'],
    ['/x/react-charts/bars/#stacking', 'https://docs.example.com/x/react-charts/bars.md#stacking'],
    ['#plans', 'https://docs.example.com/x/introduction.md#plans'],
    ['/r/x-license/?utm=a#b', 'https://docs.example.com/r/x-license/?utm=a#b'],
    ['/x/demos/charts/bars/stacked/', 'https://docs.example.com/x/demos/charts/bars/stacked/'],
    ['https://example.org/a', 'https://example.org/a'],
  ])('%s becomes %s', (href, expected) => {
    expect(resolve(href, '/x/introduction')).toBe(expected);
  });

  it('end with a slash for HTML pages', () => {
    expect(pageOf('/x/introduction')).toBe('https://docs.example.com/x/introduction/');
  });
});
