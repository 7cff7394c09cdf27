import type { ReactElement, RefObject } from 'react';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGridPro, type DataGridProProps, type GridApiPro, type GridColDef } from '@mui/x-data-grid-pro';

export interface Case {
  name: string;
  /** What is rendered first. Only this is measured if there is no `change`. */
  open: (api: RefObject<GridApiPro | null>) => ReactElement;
  /** What happens afterwards: another render, or a call of the API. */
  change?: (api: RefObject<GridApiPro | null>) => ReactElement | undefined;
}

type Row = Record<string, number>;
type Unnamed = Omit<Case, 'name'>;

const HEIGHT = 600;
const FIELDS = Array.from({ length: 200 }, (_, index) => `c${index}`);

/** Numbers without order or randomness, so that sorting has work to do and every run does the same. */
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    ...Object.fromEntries(
      FIELDS.slice(0, 10).map((field, column) => [field, (id * 7919 + column * 104_729) % 100_003]),
    ),
  }));
const columnsOf = (count: number, more: Partial<GridColDef> = {}): GridColDef[] =>
  FIELDS.slice(0, count).map((field) => ({ field, type: 'number', ...more }));

const THOUSAND = rowsOf(1_000);
const MANY = rowsOf(100_000);
const COLUMNS = columnsOf(10);
const shared = new Intl.NumberFormat('en-US');

const grid = (props: Partial<DataGridProProps> = {}, height: number | 'auto' = HEIGHT) => (
  <div style={{ height, width: 1_100, display: 'flex', flexDirection: 'column' }}>
    <DataGridPro rows={THOUSAND} columns={COLUMNS} {...props} />
  </div>
);
const withCells = (more: Partial<GridColDef>): Unnamed => {
  const columns = columnsOf(10, more);
  return { open: () => grid({ columns }) };
};

const CASES: Readonly<Record<string, Unnamed>> = {
  'open, 1,000 rows': { open: () => grid() },
  'open, 100,000 rows': { open: () => grid({ rows: MANY }) },
  'open, 200 columns': { open: () => grid({ columns: columnsOf(200) }) },
  'open, automatic row heights': { open: () => grid({ getRowHeight: () => 'auto' }) },
  'open, 100 rows without a height limit': { open: () => grid({ rows: THOUSAND.slice(0, 100) }, 'auto') },
  'open, 1,000 rows without virtualization': { open: () => grid({ disableVirtualization: true }) },
  'open, buffers of 1,000 px': { open: () => grid({ rowBufferPx: 1_000, columnBufferPx: 1_000 }) },
  'open, cells with plain elements': withCells({ renderCell: ({ value }) => <strong>{value}</strong> }),
  'open, cells with a Chip': withCells({ renderCell: ({ value }) => <Chip label={value} size="small" /> }),
  'open, cells with a Tooltip': withCells({
    renderCell: ({ value }) => (
      <Tooltip title={value}>
        <span>{value}</span>
      </Tooltip>
    ),
  }),
  'open, cells with a sparkline': withCells({
    renderCell: ({ value }) => <SparkLineChart width={80} height={40} data={[1, 4, 2, Number(value) % 7]} />,
  }),
  'open, a number format per column': withCells({ valueFormatter: (value: number) => shared.format(value) }),
  'open, a number format per cell': withCells({
    valueFormatter: (value: number) => new Intl.NumberFormat('en-US').format(value),
  }),
  'render again, same props': { open: () => grid(), change: () => grid() },
  'render again, new callback': {
    open: () => grid({ onRowClick: () => undefined }),
    change: () => grid({ onRowClick: () => undefined }),
  },
  'render again, new columns': { open: () => grid(), change: () => grid({ columns: columnsOf(10) }) },
  'render again, 100,000 rows in a new array': {
    open: () => grid({ rows: MANY }),
    change: () => grid({ rows: [...MANY] }),
  },
  'update one of 100,000 rows': {
    open: (apiRef) => grid({ apiRef, rows: MANY }),
    change: ({ current }) => void current?.updateRows([{ id: 5, c0: 1 }]),
  },
  'sort 100,000 rows': {
    open: (apiRef) => grid({ apiRef, rows: MANY }),
    change: ({ current }) => void current?.setSortModel([{ field: 'c3', sort: 'asc' }]),
  },
  'filter 100,000 rows': {
    open: (apiRef) => grid({ apiRef, rows: MANY }),
    change: ({ current }) => void current?.setFilterModel({ items: [{ field: 'c3', operator: '<', value: 500 }] }),
  },
  'quick filter of 100,000 rows': {
    open: (apiRef) => grid({ apiRef, rows: MANY }),
    change: ({ current }) => void current?.setFilterModel({ items: [], quickFilterValues: ['777'] }),
  },
};

/** What advice on performance is about; the first one is the measure of the others. */
export const GRIDS: readonly Case[] = Object.entries(CASES).map(([name, one]) => ({
  ...one,
  name: `Data Grid, ${name}`,
}));
