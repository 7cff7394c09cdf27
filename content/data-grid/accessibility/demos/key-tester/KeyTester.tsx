import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'population', headerName: 'Population', type: 'number', width: 120 },
];

export default function KeyTester() {
  const apiRef = useGridApiRef();
  const [key, setKey] = React.useState('none');
  const [focused, setFocused] = React.useState('none');
  const [sorted, setSorted] = React.useState<GridSortModel>([]);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  React.useEffect(() => {
    const stopCells = apiRef.current?.subscribeEvent('cellFocusIn', (params) =>
      setFocused(`${params.row.city}, ${params.field}`),
    );
    const stopHeaders = apiRef.current?.subscribeEvent(
      'columnHeaderFocus',
      (params) => setFocused(`header, ${params.field}`),
    );
    return () => {
      stopCells?.();
      stopHeaders?.();
    };
  }, [apiRef]);

  const showKey = (event: React.KeyboardEvent) => {
    const name = event.key === ' ' ? 'Space' : event.key;
    const modifiers = [
      event.ctrlKey && 'Ctrl',
      event.metaKey && 'Cmd',
      event.shiftKey && 'Shift',
    ];
    setKey([...modifiers.filter(Boolean), name].join(' + '));
  };

  const { type, ids } = selection;
  const results = [
    ['Key', key],
    ['Focused', focused],
    ['Selected', type === 'include' ? [...ids].join(', ') || 'none' : 'all'],
    ['Sorted', sorted.map((item) => `${item.field} ${item.sort}`)[0] ?? 'none'],
  ];

  return (
    <Box sx={{ width: '100%' }} onKeyDown={showKey}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', m: 0, mb: 2 }}
      >
        {results.map(([name, value]) => (
          <Box key={name} sx={{ minHeight: 44 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" noWrap sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          label="Cities"
          rows={places}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          sortModel={sorted}
          onSortModelChange={setSorted}
        />
      </Box>
    </Box>
  );
}
