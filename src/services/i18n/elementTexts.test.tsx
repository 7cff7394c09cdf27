// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textAttributes, textsIn } from './elementTexts.ts';
import { translator } from './translations.ts';

it('a controller reads the texts that the markup of its element has', () => {
  const element = document.createElement('button');
  const ids = ['modeLight', 'modeDark'] as const;
  for (const [name, text] of Object.entries(textAttributes(translator('zh'), ids))) element.setAttribute(name, text);
  expect(textsIn(element, ids)).toEqual({ modeLight: '浅色', modeDark: '深色' });
});
