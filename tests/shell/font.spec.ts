import { expect, full, test } from '../support/fixtures.ts';
import { PROSE_PAGES } from '../support/pages.ts';

test(
  'the font subset has kerning, tabular figures and weights, and no arrow ligature in code',
  full,
  async ({ page }) => {
    await page.goto(PROSE_PAGES.reference);
    const widths = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[as=font]')?.href ?? '';
      document.fonts.add(await new FontFace('Cut', `url(${address})`, { weight: '400 700' }).load());
      const widthOf = (text: string, style: string) => {
        const line = document.createElement('span');
        line.style.cssText = `position:absolute;font:100px Cut;${style}`;
        line.textContent = text;
        document.body.append(line);
        const { width } = line.getBoundingClientRect();
        line.remove();
        return width;
      };
      return {
        figures: ['1111', '0000'].map((text) => widthOf(text, 'font-variant-numeric:tabular-nums')),
        usualFigures: ['1111', '0000'].map((text) => widthOf(text, '')),
        kerned: widthOf('AVATAR To', ''),
        unkerned: widthOf('AVATAR To', 'font-kerning:none'),
        arrow: widthOf('->', 'font-kerning:none'),
        signs: widthOf('-', '') + widthOf('>', ''),
        regular: widthOf('weight', ''),
        bold: widthOf('weight', 'font-weight:700'),
      };
    });
    expect(widths.figures[0]).toBeCloseTo(widths.figures[1] ?? 0, 1);
    expect(widths.usualFigures[0]).toBeLessThan(widths.usualFigures[1] ?? 0);
    expect(widths.kerned).toBeLessThan(widths.unkerned);
    expect(widths.arrow).toBeCloseTo(widths.signs, 1);
    expect(widths.regular).toBeLessThan(widths.bold);
  },
);
