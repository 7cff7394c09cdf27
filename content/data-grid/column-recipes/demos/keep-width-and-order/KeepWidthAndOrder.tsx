import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const KM_PER_MILE = 1.609;

function createColumns(unit: string): GridColDef[] {
  return [
    { field: 'trail', headerName: 'Trail', width: 150 },
    { field: 'region', headerName: 'Region', width: 130 },
    {
      field: 'length',
      headerName: `Length (${unit})`,
      type: 'number',
      width: 130,
      valueGetter: (km: number) => (unit === 'km' ? km : km / KM_PER_MILE),
      valueFormatter: (value: number) => value.toFixed(1),
    },
  ];
}

function applyLayout(
  columns: GridColDef[],
  widths: Record<string, number>,
  order: string[],
) {
  const position = ({ field }: GridColDef) =>
    order.includes(field) ? order.indexOf(field) : order.length;

  return columns
    .map((column) => {
      const width = widths[column.field];
      return width === undefined ? column : { ...column, width, flex: 0 };
    })
    .sort((a, b) => position(a) - position(b));
}

const rows = [
  { id: 1, trail: 'Ridge Loop', region: 'North', length: 12.4 },
  { id: 2, trail: 'River Path', region: 'Valley', length: 7.8 },
  { id: 3, trail: 'Old Quarry', region: 'East', length: 18.2 },
];

export default function KeepWidthAndOrder() {
  const apiRef = useGridApiRef();
  const [unit, setUnit] = React.useState('km');
  const [widths, setWidths] = React.useState<Record<string, number>>({});
  const [order, setOrder] = React.useState<string[]>([]);

  const columns = React.useMemo(
    () => applyLayout(createColumns(unit), widths, order),
    [unit, widths, order],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Unit of length"
        value={unit}
        onChange={(_, value: string | null) => value && setUnit(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="km">Kilometers</ToggleButton>
        <ToggleButton value="mi">Miles</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 268 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Trails"
          rows={rows}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) => {
            setWidths((previous) => ({ ...previous, [colDef.field]: width }));
          }}
          onColumnOrderChange={() => {
            const all = apiRef.current?.getAllColumns() ?? [];
            setOrder(all.map((column) => column.field));
          }}
        />
      </Box>
    </Box>
  );
}
