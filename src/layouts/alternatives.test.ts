import { describe, expect, it } from 'vitest';
import { EXPORT_ALTERNATIVES, GUIDE_ALTERNATIVES } from '#content/alternatives.ts';
import { pagesIn, planOfPage } from '#model/nav';
import { apiProducts, hasGuideAnchor } from '#services/api-reference';
import { alternativeTo } from './alternatives.ts';
import { siteTree } from './siteTree.ts';

const plans = new Map<string, string>(
  pagesIn(siteTree).map((each) => [each.page.path, planOfPage(each) ?? 'community']),
);
const RANKS = ['community', 'pro', 'premium'];
const exports = apiProducts().flatMap(({ pages }) => pages);

/** For each sentence: what it is about, the plan of its readers, and its links. */
const sentences = [...Object.entries(GUIDE_ALTERNATIVES), ...Object.entries(EXPORT_ALTERNATIVES)].flatMap(
  ([of, alternative]) =>
    Object.entries(alternative ?? {}).map(([plan, text]: [string, string]) => ({
      of,
      plan,
      text,
      links: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
    })),
);

describe('alternatives', () => {
  it('are many', () => {
    expect(sentences.length).toBeGreaterThan(30);
  });

  it('are for guides that need a plan', () => {
    const wrong = Object.keys(GUIDE_ALTERNATIVES).filter((path) => (plans.get(path) ?? 'community') === 'community');
    expect(wrong).toEqual([]);
  });

  it('are for exports that need a plan, and reach their pages', () => {
    for (const name of Object.keys(EXPORT_ALTERNATIVES)) {
      const found = exports.find((entry) => entry.name === name);
      expect([name, found?.plan]).toEqual([name, expect.stringMatching(/^(pro|premium)$/)]);
      expect(alternativeTo(found?.path ?? '')).toBe(EXPORT_ALTERNATIVES[name]);
    }
  });

  it('are for readers whose plan lacks the page', () => {
    const planOf = (of: string) => plans.get(of) ?? exports.find(({ name }) => name === of)?.plan ?? '';
    const wrong = sentences.filter(({ of, plan }) => RANKS.indexOf(planOf(of)) <= RANKS.indexOf(plan));
    expect(wrong).toEqual([]);
  });

  it.each(sentences)('$of for $plan: one sentence with links that exist, to what the plan includes', (sentence) => {
    expect(sentence.text).toMatch(/^[A-Z[].*\.$/);
    expect(sentence.links).not.toEqual([]);
    for (const link of sentence.links) {
      const [, path = '', id] = /^(.+)\/(?:#(.+))?$/.exec(link) ?? [];
      expect([link, RANKS.indexOf(plans.get(path) ?? '')]).toEqual([link, expect.toSatisfy((rank) => rank >= 0)]);
      expect([link, RANKS.indexOf(plans.get(path) ?? '') <= RANKS.indexOf(sentence.plan)]).toEqual([link, true]);
      if (id) expect([link, hasGuideAnchor(path, id)]).toEqual([link, true]);
    }
  });
});
