import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inHouseAds } from './inHouseAds.ts';

describe('in-house ads', () => {
  it('are four', () => {
    expect(inHouseAds('en').map(({ name }) => name)).toEqual(['templates', 'themes', 'tidelift', 'figma']);
  });

  it.each(inHouseAds('en'))('$name has every field', (ad) => {
    expect(Object.keys(ad).sort()).toEqual(['description', 'img', 'label', 'link', 'name', 'poweredby']);
    expect(ad.link).toMatch(/^https:\/\/\S+utm_campaign=in-house-/);
    expect(ad.label).toBe(`in-house-${ad.name}`);
    expect(ad.description).toMatch(/^<b>.+<\/b> - .+\.$/);
  });

  it.each(inHouseAds('en'))('$name has a 130 × 100 image', ({ img }) => {
    const file = `public${img}`;
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^>]*width="130" height="100"/);
  });

  it('are in Chinese on Chinese pages and in English everywhere else', () => {
    expect(inHouseAds('zh').every(({ description }) => /\p{Script=Han}/u.test(description))).toBe(true);
    expect(inHouseAds('fr')).toEqual(inHouseAds('en'));
  });

  it('fit into the reserved space', () => {
    const texts = inHouseAds('en').map(({ description }) => description.replace(/<[^>]+>/g, ''));
    expect(texts.filter((text) => text.length > 70)).toEqual([]);
  });
});
