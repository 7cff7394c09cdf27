import { expect, it } from 'vitest';
import { analyze } from '#services/migration';
import { type AssistantAction, assistantReducer, progressOf, START } from './assistantState.ts';
import { nameOfPasted } from './nameOfPasted.ts';

const text = "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid unstable_rowSpanning />;";
const report = analyze({ from: 7, files: [{ path: 'a.tsx', text }] });
const after = (...actions: AssistantAction[]) => actions.reduce(assistantReducer, START);

it('keeps the last version of a file, and nothing once it is cleared', () => {
  const first = [
    { path: 'a.ts', text: '1' },
    { path: 'b.ts', text: '1' },
  ];
  const taken = after({ type: 'take', files: first }, { type: 'take', files: [{ path: 'a.ts', text: '2' }] });
  expect(taken.files).toEqual([
    { path: 'a.ts', text: '2' },
    { path: 'b.ts', text: '1' },
  ]);
  expect(assistantReducer(taken, { type: 'clear' })).toEqual(START);
});

it('counts what is done of a report, without what is done elsewhere', () => {
  const id = report.findings[0]?.id ?? '';
  const all = report.findings.length + report.silent.length;
  const { done } = after({ type: 'tick', id }, { type: 'tick', id: 'of another project' });
  expect(progressOf(report, done)).toEqual({ done: 1, all });
  expect(progressOf(report, after({ type: 'tick', id }, { type: 'tick', id }).done)).toEqual({ done: 0, all });
});

it('shows a running analysis in place of former findings', () => {
  expect(after({ type: 'show', report }, { type: 'run', count: 3 }).result).toEqual({ at: 'running', count: 3 });
  expect(after({ type: 'run', count: 3 }, { type: 'fail', at: 'failed' }).result).toEqual({ at: 'failed' });
});

it.each([
  ['{ "dependencies": { "@mui/x-charts": "7" } }', 'package.json'],
  ['{ a: 1 }', 'pasted.tsx'],
  ['.orders .MuiDataGrid-cell { padding: 0; }', 'pasted.css'],
  ['<DataGrid rows={rows} />', 'pasted.tsx'],
  ["import { GridColDef } from '@mui/x-data-grid';\nconst columns: GridColDef[] = [];", 'pasted.ts'],
  ["const sx = { '.MuiDataGrid-cell': { padding: 0 } };", 'pasted.ts'],
  ['', 'pasted.tsx'],
])('reads %j as %s', (pasted, name) => expect(nameOfPasted(pasted)).toBe(name));
