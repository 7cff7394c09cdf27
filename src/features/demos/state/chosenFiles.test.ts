import { describe, expect, it } from 'vitest';
import type { DemoCode, DemoSources } from '#model/demo';
import { textOfFile } from '#model/demo';
import { chosenFiles, sourceOfProject } from './chosenFiles.ts';

const packages = { dependencies: { react: '19.3.1' }, devDependencies: { vite: '8.3.8' }, overrides: {} };
const sources = (extension: string, code: string): DemoSources => ({
  TS: [{ name: `TwoBars.${extension}`, lines: [[code]] }],
  JS: [{ name: `TwoBars.${extension.replace('t', 'j')}`, lines: [[['keyword', ['export']], ' default ']] }],
  packages: { TS: packages, JS: { ...packages, overrides: { traverse: '0.3.9' } } },
});
const code: DemoCode = {
  name: 'TwoBars',
  title: 'Two bars & more',
  sources: { system: sources('tsx', 'system'), tailwind: sources('tsx', 'tailwind') },
};

describe('the chosen files', () => {
  it('fall back to the default styling if the preferred one does not exist', () => {
    expect(chosenFiles(code, 'TS', 'css').styling).toBe('system');
    expect(chosenFiles(code, 'TS', 'tailwind').styling).toBe('tailwind');
  });

  it('are converted back to text with a trailing newline', () => {
    const [file] = chosenFiles(code, 'JS', 'system').files;
    expect(file && textOfFile(file)).toBe('export default \n');
  });

  it('become the source of a project with its packages', () => {
    expect(sourceOfProject(code, 'JS', 'tailwind')).toEqual({
      title: 'Two bars & more',
      styling: 'tailwind',
      files: [{ name: 'TwoBars.jsx', text: 'export default \n' }],
      packages: { ...packages, overrides: { traverse: '0.3.9' } },
    });
  });
});
