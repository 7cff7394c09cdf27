import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import type { Zone } from './feed';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

function Change({
  value = 0,
  formattedValue,
}: GridRenderCellParams<Zone, number>) {
  const isUp = value >= 0;
  return (
    <Box component="span" sx={{ color: isUp ? 'error.main' : 'success.main' }}>
      {formattedValue} <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
    </Box>
  );
}

function Trend({ row, colDef }: GridRenderCellParams<Zone, number[]>) {
  return (
    <SparkLineChart
      title={`Latest prices in ${row.zone}`}
      data={row.history}
      width={colDef.computedWidth - 20}
      height={36}
    />
  );
}

export const columns: GridColDef<Zone>[] = [
  { field: 'zone', headerName: 'Zone', flex: 1, minWidth: 114 },
  {
    field: 'price',
    headerName: 'Price',
    description: 'Price per megawatt-hour',
    type: 'number',
    width: 105,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'change',
    headerName: 'Today',
    type: 'number',
    width: 104,
    valueFormatter: (value: number) => percent.format(value),
    renderCell: (params) => <Change {...params} />,
  },
  {
    field: 'history',
    headerName: 'Trend',
    width: 180,
    display: 'flex',
    sortable: false,
    filterable: false,
    valueFormatter: (value: number[]) => value.join(', '),
    renderCell: (params) => <Trend {...params} />,
  },
  {
    field: 'load',
    headerName: 'Load (MW)',
    type: 'number',
    width: 120,
  },
];
