import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'PX-1042', grams: 9800 },
  { id: 2, parcel: 'PX-1057', grams: 1250 },
  { id: 3, parcel: 'PX-1061', grams: 21400 },
];

const sortModel: GridSortModel = [{ field: 'grams', sort: 'asc' }];

const kilograms = (grams: number) => `${grams / 1000} kg`;

const variants: Record<string, Partial<GridColDef>> = {
  None: {},
  valueGetter: { valueGetter: (value: number) => kilograms(value) },
  valueFormatter: { valueFormatter: (value: number) => kilograms(value) },
  renderCell: {
    display: 'flex',
    renderCell: ({ value }) => <Chip size="small" label={kilograms(value)} />,
  },
};

export default function ThreeWays() {
  const apiRef = useGridApiRef();
  const [variant, setVariant] = React.useState('None');
  const [seen, setSeen] = React.useState<[string, string][]>([]);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'parcel', headerName: 'Parcel', flex: 1 },
      { field: 'grams', headerName: 'Weight', flex: 1, ...variants[variant] },
    ],
    [variant],
  );

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) return undefined;
    const update = () => {
      // The grid doesn't sort again when a column definition changes.
      api.applySorting();
      const ids = gridSortedRowIdsSelector(apiRef);
      const parcels = ids.map((id) => api.getRow(id)?.parcel);
      const csv = api.getDataAsCsv({ includeHeaders: false }).split(/\r?\n/);
      setSeen([
        ['Sorted by weight', parcels.join(', ')],
        ['Filters compare', JSON.stringify(api.getCellValue(2, 'grams'))],
        ['CSV contains', csv.find((line) => line.startsWith('PX-1057')) ?? ''],
      ]);
    };
    update();
    return api.subscribeEvent('columnsChange', update);
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Function for the weight column"
        value={variant}
        onChange={(_, next: string | null) => next && setVariant(next)}
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        {Object.keys(variants).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 214 }}>
        <DataGrid
          hideFooter
          disableColumnSorting
          apiRef={apiRef}
          label="Parcels"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
        />
      </Box>
      <Table size="small" aria-label="What the grid uses" sx={{ mt: 2 }}>
        <TableBody>
          {seen.map(([name, text]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{text}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
