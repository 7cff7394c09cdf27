import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const pages = [
  { id: 1, page: '/pricing', base: 320, swing: 90 },
  { id: 2, page: '/docs', base: 510, swing: 140 },
  { id: 3, page: '/blog', base: 240, swing: 200 },
  { id: 4, page: '/jobs', base: 90, swing: 30 },
  { id: 5, page: '/contact', base: 60, swing: 45 },
];

const rows = pages.map(({ id, page, base, swing }) => ({
  id,
  page,
  daily: Array.from({ length: 30 }, (_, day) =>
    Math.round(base + swing * Math.sin(day / (2 + id)) + ((day * id) % 7) * 4),
  ),
}));

type Row = (typeof rows)[number];

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

function Sparkline({
  value = [],
  colDef,
  row,
}: GridRenderCellParams<Row, number[]>) {
  return (
    <SparkLineChart
      title={`Daily views of ${row.page}`}
      data={value}
      width={colDef.computedWidth - 20}
      height={40}
      showHighlight
      showTooltip
    />
  );
}

const columns: GridColDef<Row>[] = [
  { field: 'page', headerName: 'Page', flex: 1, minWidth: 110 },
  {
    field: 'total',
    headerName: 'Views',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => sum(row.daily),
  },
  {
    field: 'daily',
    headerName: 'Last 30 days',
    width: 200,
    display: 'flex',
    sortComparator: (a: number[], b: number[]) => sum(a) - sum(b),
    filterable: false,
    valueFormatter: (value: number[]) => value.join(', '),
    renderCell: (params) => <Sparkline {...params} />,
  },
];

export default function SparklineColumn() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid label="Page views" rows={rows} columns={columns} />
    </Box>
  );
}
