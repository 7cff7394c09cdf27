import { describe, expect, it } from 'vitest';
import { packText } from '#lib/packed-text';
import { analyze } from './analyze.ts';
import { packFindings, unpackFindings } from './share.ts';
import { toMarkdown } from './toMarkdown.ts';

const CODE = `import { DataGrid } from '@mui/x-data-grid';
const secret = 'secret';
export const A = () => <DataGrid unstable_rowSpanning title={secret} slots={{ toolbar: T }} {...more()} />;
`;
const report = analyze({ from: 7, files: [{ path: 'src/a.tsx', text: CODE }] });

describe('shared findings', () => {
  it('have no line of code', async () => {
    const packed = (await packFindings(report)) ?? '';
    const shared = await unpackFindings(packed);
    expect(JSON.stringify(shared)).not.toContain('secret');
    expect(shared?.findings).toEqual(report.findings.map((finding) => ({ ...finding, diff: undefined })));
    expect(shared?.silent).toEqual(report.silent);
    expect(shared?.codemods).toEqual(report.codemods);
  });

  it('are not packed if there are too many for a link', async () => {
    const findings = Array.from({ length: 5000 }, (_, index) =>
      report.findings.map((one) => ({ ...one, file: `${Math.sin(index)}${Math.cos(index)}.tsx` })),
    ).flat();
    expect(await packFindings({ ...report, findings })).toBeUndefined();
  });

  const finding = report.findings[0];
  it.each([
    ['nothing', ''],
    ['junk', '#junk!'],
    ['no report', packText('{"findings":4}')],
    ['a zip bomb', packText(' '.repeat(2_000_000))],
    ['an address', packText(JSON.stringify({ findings: [{ ...finding, guide: '//evil' }], silent: [], codemods: [] }))],
    ['a command', packText(JSON.stringify({ findings: [], silent: [], codemods: ['x; rm -rf /'] }))],
  ])('are refused if they are %s', async (_, packed) => {
    expect(await unpackFindings(await packed)).toBeUndefined();
  });
});

it('is a task list for an issue', () => {
  const [first] = report.findings;
  const markdown = toMarkdown(report, { done: new Set([first?.id ?? '']), origin: 'https://docs.example.com' });
  expect(markdown).toContain('npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe <path>');
  expect(markdown).toContain(
    '- [x] line 3: `<DataGrid unstable_rowSpanning>` → `rowSpanning` (codemod), [Drop the unstable prefix](https://docs.example.com/x/migration/migration-data-grid-v7/#stable-props)',
  );
  expect(markdown).toContain('(codemod, to be checked)');
  expect(markdown).not.toContain('secret');
});
