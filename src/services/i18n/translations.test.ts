import { describe, expect, it } from 'vitest';
import { nav } from '#content/nav.ts';
import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };
import type { NavEntry } from '#model/nav';
import { LANGUAGES, textsOf, titleTranslations, toLanguage, translator } from './translations.ts';

/** Pages about one component or type have its name as the title in every language. */
const isNamedByCode = (path: string) => /^\/x\/api\/[^/]+\/./.test(path);

function entriesOf(tree: readonly NavEntry[]): NavEntry[] {
  return tree.flatMap((entry) => ['children' in entry ? entriesOf(entry.children) : [], entry].flat());
}

describe('translator', () => {
  it('translates into the requested language', () => {
    expect(translator('en')('search')).toBe('Search');
    expect(translator('zh')('search')).toBe('搜索');
  });
});

describe('textsOf', () => {
  it('takes single messages, and all whose ids start alike', () => {
    const texts = textsOf(translator('zh'), ['close', 'demoLocale*', 'switchOn']);
    expect(texts).toMatchObject({ close: '关闭', switchOn: translator('zh')('switchOn') });
    const starts = Object.keys(en.interface).filter((id) => id.startsWith('demoLocale'));
    expect(Object.keys(texts).sort()).toEqual(['close', 'switchOn', ...starts].sort());
    expect(starts.length).toBeGreaterThan(1);
  });

  it('takes a message only by its whole id if no asterisk follows', () => {
    expect(Object.keys(textsOf(translator('en'), ['search']))).toEqual(['search']);
  });
});

describe('toLanguage', () => {
  it('accepts languages with translations and falls back to English', () => {
    expect(LANGUAGES.map(toLanguage)).toEqual(['en', 'zh']);
    expect(['fr', '', 'ZH', '__proto__', 'constructor'].map(toLanguage)).toEqual(['en', 'en', 'en', 'en', 'en']);
  });
});

describe('titleTranslations', () => {
  it('puts the requested language before English', () => {
    expect(titleTranslations('en').map(({ pages }) => pages)).toEqual([en.pages]);
    expect(titleTranslations('zh').map(({ pages }) => pages)).toEqual([zh.pages, en.pages]);
  });
});

describe('the translation files', () => {
  it('have the same interface strings, none of them empty', () => {
    expect(Object.keys(zh.interface)).toEqual(Object.keys(en.interface));
    for (const text of [...Object.values(en.interface), ...Object.values(zh.interface)])
      expect(text.trim()).not.toBe('');
  });

  it('use page paths in lookup form', () => {
    const isLookupForm = (key: string) => /^(\/x(\/[a-z0-9-]+)*(#[a-z0-9-]+)?|https:\/\/\S+)$/.test(key);
    expect([...Object.keys(en.pages), ...Object.keys(zh.pages)].filter((key) => !isLookupForm(key))).toEqual([]);
  });

  it('have a Chinese title for every page with an English one', () => {
    expect(Object.keys(en.pages).filter((path) => !Object.hasOwn(zh.pages, path))).toEqual([]);
  });

  it('have a Chinese title for every page and group of the navigation', () => {
    const missing = entriesOf(nav).flatMap((entry) => {
      if (entry.kind === 'page')
        return isNamedByCode(entry.path) || Object.hasOwn(zh.pages, entry.path) ? [] : [entry.path];
      if (entry.kind === 'hash') return Object.hasOwn(zh.pages, `${entry.path}#${entry.hash}`) ? [] : [entry.title];
      return Object.hasOwn(zh.groups, entry.title) ? [] : [entry.title];
    });
    expect(missing).toEqual([]);
  });

  it('write Chinese in simplified characters, with a space beside Latin text', () => {
    const texts = [...Object.values(zh.pages), ...Object.values(zh.groups), ...Object.values(zh.interface)];
    const isUntidy = (text: string) =>
      /\u3000|[與時圖選擇數據]|\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u.test(text);
    expect(texts.filter(isUntidy)).toEqual([]);
  });
});
