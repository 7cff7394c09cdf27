import { describe, expect, it } from 'vitest';
import { identifiersIn } from './identifiers.ts';

describe('identifiers in a query', () => {
  it.each([
    ['how do I use apiRef.current.updateRows', ['updaterows'], 0],
    ['call updateRows() twice', ['updaterows'], 2],
    ['style .MuiDataGrid-row on hover', ['muidatagridrow'], 2],
    ['color of Mui-selected', ['muiselected'], 1],
    ['.MuiDataGrid-row--editing', ['muidatagridrowediting'], 0],
    ['set --DataGrid-rowWidth', ['datagridrowwidth'], 1],
    ['why is `rows` empty', ['rows'], 1],
    ['<DataGrid> rowSelectionModel', ['datagrid', 'rowselectionmodel'], 0],
  ])('%j: %j and %i other words', (text, names, otherWords) => {
    expect(identifiersIn(text)).toEqual({ names: new Set(names), otherWords });
  });

  it.each(['sort rows by default', 'next.js app', 'drag-and-drop', 'v8.11.1', 'the grid. It is empty', '排序', ''])(
    '%j has none',
    (text) => {
      expect(identifiersIn(text)).toEqual({ names: new Set(), otherWords: Infinity });
    },
  );
});
