import { describe, expect, it } from 'vitest';
import { isBackersLink } from './findNetworkAd.ts';

describe('the house link', () => {
  it.each([
    'https://material-ui-next.com/discover-more/backers',
    'https://a.test/backers',
    'https://a.test/backers/',
    'https://a.test/x/backers?ref=1#top',
  ])('is recognized in %s', (href) => expect(isBackersLink(href)).toBe(true));

  it.each([
    'https://a.test/backers/club',
    'https://a.test/our-backers',
    'https://a.test/backers.html',
    'https://a.test/Backers',
    'https://a.test/?backers',
    'https://a.test/?next=/backers',
    'https://a.test/#backers',
    'https://a.test/#/backers',
    'https://backers.test/',
    'https://backers/',
    'backers',
    '/backers',
    '',
  ])('is not recognized in %s', (href) => {
    expect(isBackersLink(href)).toBe(false);
  });
});
