import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The sources aren't files; this is only where their imports are resolved from. */
const FOLDER = join(process.cwd(), 'content/common-concepts/typescript/examples');

/** Mistakes that lead to the messages on the page. */
const MISTAKES: Readonly<Record<string, string>> = {
  valueGetterOfVersion6: `
    import type { GridColDef } from '@mui/x-data-grid';
    export const columns: GridColDef<{ id: number; nights: number }>[] = [{ field: 'nights', valueGetter: (params) => params.row.nights }];`,
  valueWithoutType: `
    import type { GridColDef } from '@mui/x-data-grid';
    export const columns: GridColDef<{ id: number; nights: number }>[] = [{ field: 'nights', valueFormatter: (value) => value.toFixed(1) }];`,
  columnsWithoutType: `
    import { DataGrid } from '@mui/x-data-grid';
    const columns = [{ field: 'nights', type: 'number' }];
    export const grid = <DataGrid rows={[]} columns={columns} />;`,
  twoRowTypes: `
    import { DataGrid, type GridColDef } from '@mui/x-data-grid';
    interface Trip { id: number; nights: number }
    interface User { id: number; name: string }
    const columns: GridColDef<User>[] = [{ field: 'name', valueGetter: (_, row) => row.name }];
    const rows: Trip[] = [];
    export const grid = <DataGrid rows={rows} columns={columns} />;`,
  unmountedGrid: `
    import { useGridApiRef } from '@mui/x-data-grid';
    export function useExport() { const apiRef = useGridApiRef(); return () => apiRef.current.exportDataAsCsv(); }`,
  refOfAnotherPlan: `
    import { useGridApiRef } from '@mui/x-data-grid';
    import { DataGridPro } from '@mui/x-data-grid-pro';
    export function Grid() { const apiRef = useGridApiRef(); return <DataGridPro apiRef={apiRef} rows={[]} columns={[]} />; }`,
  selectionOfVersion7: `
    import { DataGrid } from '@mui/x-data-grid';
    export const grid = <DataGrid rows={[]} columns={[]} rowSelectionModel={[]} />;`,
  unknownSlotProp: `
    import { DataGrid } from '@mui/x-data-grid';
    export const grid = <DataGrid rows={[]} columns={[]} slotProps={{ toolbar: { onAddTrip: () => {} } }} />;`,
  themeWithoutTypes: `
    import { createTheme } from '@mui/material/styles';
    export const theme = createTheme({ components: { MuiDataGrid: { defaultProps: { density: 'compact' } } } });`,
  dataAttribute: `
    import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
    export const tree = <RichTreeView items={[]} slotProps={{ item: { 'data-testid': 'item' } }} />;`,
  singleSelection: `
    import * as React from 'react';
    import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
    export function Tree() {
      const [, setSelected] = React.useState<string[]>([]);
      return <RichTreeView items={[]} onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)} />;
    }`,
  dateOfAnotherLibrary: `
    import type {} from '@mui/x-date-pickers/AdapterDayjs';
    import { DatePicker } from '@mui/x-date-pickers/DatePicker';
    export const picker = <DatePicker value={new Date()} />;`,
  dateParameterOfVersion7: `
    import type { Dayjs } from 'dayjs';
    import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
    export type Props = DatePickerProps<Dayjs>;`,
  datasetOfInterfaces: `
    import { BarChart } from '@mui/x-charts/BarChart';
    interface Sale { month: string; online: number }
    const dataset: Sale[] = [];
    export const chart = <BarChart dataset={dataset} series={[{ dataKey: 'online' }]} />;`,
  axisWithoutType: `
    import { BarChart } from '@mui/x-charts/BarChart';
    const xAxis = [{ scaleType: 'band', data: ['a'] }];
    export const chart = <BarChart series={[]} xAxis={xAxis} />;`,
  seriesWithoutType: `
    import { ChartContainer } from '@mui/x-charts/ChartContainer';
    const series = [{ type: 'bar', data: [1] }];
    export const chart = <ChartContainer series={series} />;`,
};

/** A syntax error in the declarations, which only TypeScript 4.9 and earlier report. */
const OF_OLD_COMPILER = ['Type parameter declaration expected', 'createSelectorType.d.ts'];

const diagnostics = compile(MISTAKES);
const messages = readMessages(readFileSync('content/common-concepts/type-errors/page.mdx', 'utf8'));

describe('the list of type errors', () => {
  it.each(messages.filter((message) => !OF_OLD_COMPILER.includes(message)))('quotes the compiler: %s', (message) => {
    expect([...diagnostics.values()].some((diagnostic) => isQuoteOf(diagnostic, message))).toBe(true);
  });

  it.each([...diagnostics])('explains the error of %s', (_, diagnostic) => {
    expect(messages.filter((message) => isQuoteOf(diagnostic, message))).not.toEqual([]);
  });
});

/** Ellipses in a message stand for any text. */
function isQuoteOf(diagnostic: string, message: string): boolean {
  let end = 0;
  return message.split('…').every((part) => {
    const start = diagnostic.indexOf(part, end);
    end = start + part.length;
    return start !== -1;
  });
}

/** The code in the first line of each list item. */
function readMessages(page: string): string[] {
  const [section = ''] = (page.split('[#errors]')[1] ?? '').split(/^## /m);
  const items = section.split('\n').filter((line) => line.startsWith('- '));
  return items.flatMap((item) => Array.from(item.matchAll(/`([^`]+)`/g), ([, code = '']) => code));
}

/** Diagnostics by mistake, from one program, because loading the declarations takes most of the time. */
function compile(sources: Readonly<Record<string, string>>): Map<string, string> {
  const { config } = ts.readConfigFile('content/tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, 'content');
  const fileOf = (name: string) => join(FOLDER, `${name}.tsx`).replaceAll('\\', '/');
  const files = new Map(Object.entries(sources).map(([name, text]) => [fileOf(name), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const errorsOf = (name: string) => program.getSemanticDiagnostics(program.getSourceFile(fileOf(name)));
  return new Map(
    Object.keys(sources).map((name) => [
      name,
      errorsOf(name)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
        .join('\n'),
    ]),
  );
}
