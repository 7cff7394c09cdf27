import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translator } from '#services/i18n';
import { SHORTCUTS } from '#services/shortcuts';
import { ModeButton } from './ModeButton.tsx';
import { Settings } from './Settings.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const t = translator('en');
const legendsOf = (html: string) => [...html.matchAll(/<legend[^>]*>([^<]*)/g)].map((match) => match[1]);

describe('the settings panel', () => {
  it('offers mode, direction, density and single keys with their defaults selected', () => {
    const html = renderToStaticMarkup(<Settings t={t} />);
    expect(legendsOf(html)).toEqual(['Mode', 'Direction', 'Density', 'Long code lines', 'Single-key shortcuts']);
    const checked = [
      ...html.matchAll(/<input[^>]*checked=""[^>]*value="(\w+)"|<input[^>]*value="(\w+)"[^>]*checked=""/g),
    ];
    expect(checked.map((match) => match[1] ?? match[2])).toEqual(['system', 'ltr', 'normal', 'scroll', 'on']);
  });

  it('shows the groups of other features after the density', () => {
    const group = {
      name: 'code',
      legend: 'Code language',
      hint: 'Of demos.',
      fallback: 'TS',
      options: [{ value: 'TS', label: 'TypeScript' }],
    };
    const html = renderToStaticMarkup(<Settings t={t} more={[group]} />);
    expect(legendsOf(html)).toEqual([
      'Mode',
      'Direction',
      'Density',
      'Long code lines',
      'Code language',
      'Single-key shortcuts',
    ]);
    expect(html).toContain('name="setting-code"');
  });

  it('describes every group by its hint', () => {
    const html = renderToStaticMarkup(<Settings t={t} />);
    const ids = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(legendsOf(html).length);
    for (const id of ids) expect(html).toMatch(new RegExp(`id="${id}">[^<]{20,}`));
  });

  it('is available in Chinese', () => {
    expect(legendsOf(renderToStaticMarkup(<Settings t={translator('zh')} />)).join('')).toMatch(/^[\u4e00-\u9fff]+$/);
  });
});

describe('the mode button', () => {
  it.each([
    ['en', 'Light', 'Dark'],
    ['zh', '浅色', '深色'],
  ] as const)('announces the mode in the language of the page: %s', (language, light, dark) => {
    const html = renderToStaticMarkup(<ModeButton t={translator(language)} />);
    expect(html).toContain(`data-light="${light}" data-dark="${dark}"`);
  });
});

describe('the list of shortcuts', () => {
  it('lists every shortcut', () => {
    const html = renderToStaticMarkup(<Shortcuts t={t} />);
    for (const { key } of Object.values(SHORTCUTS)) expect(html).toContain(`>${key}</kbd>`);
  });

  it('shows keys from left to right in both directions', () => {
    const rows = renderToStaticMarkup(<Shortcuts t={t} />).match(/<dd[^>]*>/g) ?? [];
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) expect(row).toContain('dir="ltr"');
  });
});
