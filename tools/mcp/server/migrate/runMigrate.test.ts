import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMigrate } from './runMigrate.ts';

let folder = '';
const CODE = `import { DataGrid } from '@mui/x-data-grid';
export const A = () => <DataGrid unstable_rowSpanning rows={[]} columns={[]} />;
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  mkdirSync(join(folder, 'src/node_modules/x'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "@mui/x-data-grid": "^7.29.0" } }');
  writeFileSync(join(folder, 'src/A.tsx'), CODE);
  writeFileSync(join(folder, 'src/logo.png'), 'no text');
  writeFileSync(join(folder, 'src/node_modules/x/B.tsx'), CODE);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the command', () => {
  it('prints files, lines, replacements, sections and codemods', () => {
    const { text, status } = runMigrate(['src'], folder);
    expect(status).toBe(0);
    expect(text).toContain('  src/A.tsx:2  Codemod  <DataGrid unstable_rowSpanning> → rowSpanning\n');
    expect(text).toContain('    /x/migration/migration-data-grid-v7/#stable-props\n');
    expect(text).toContain('  npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe <path>\n');
    expect(text).toMatch(/\nChanges: 1 \(1 by codemod, 0 by hand, 0 silent\)\. Files with changes: 1 of 1\.$/);
  });

  it('prints Markdown and JSON', () => {
    expect(runMigrate(['src/A.tsx', '--format', 'markdown'], folder).text).toContain(
      '- [ ] line 2: `<DataGrid unstable_rowSpanning>` → `rowSpanning` (codemod)',
    );
    expect(JSON.parse(runMigrate(['src', '--format=json'], folder).text)).toMatchObject({ findings: [{ lines: [2] }] });
  });

  it('takes versions from the package.json nearest to the code', () => {
    const other = join(folder, 'packages/other');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'package.json'), '{ "dependencies": { "@mui/x-data-grid": "^8.11.0" } }');
    expect(runMigrate(['../../src', '--format=json'], other).text).toContain('"findings": [\n');
    expect(runMigrate(['../../src'], other).text).not.toContain('no guide starts from this version');
  });

  it('writes nothing', () => {
    runMigrate(['.'], folder);
    expect(readFileSync(join(folder, 'src/A.tsx'), 'utf8')).toBe(CODE);
  });

  it.each([
    [[], 'Name a folder or file.'],
    [['src', '--from', '5'], '--from takes one of: 6, 7.'],
    [['src', '--format', 'xml'], '--format takes one of: text, markdown, json.'],
    [['src', '--fix'], "Unknown option '--fix'"],
    [['lib'], "lib can't be read."],
  ])('explains wrong arguments: %j', (args, message) => {
    const { text, status } = runMigrate(args, folder);
    expect(status).toBe(1);
    expect(text).toContain(message);
    expect(text).toContain('Usage: migrate');
  });
});
