import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEvents,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const rows = orders.slice(0, 4);

const eventGroups: Record<string, GridEvents[]> = {
  Mouse: ['cellClick', 'cellDoubleClick', 'columnHeaderClick', 'rowClick'],
  Keyboard: ['cellKeyDown', 'columnHeaderKeyDown'],
  Editing: ['cellEditStart', 'cellEditStop'],
  Models: ['sortModelChange', 'filterModelChange', 'rowSelectionChange'],
  Panels: ['menuOpen', 'menuClose', 'preferencePanelOpen'],
};

const names = Object.keys(eventGroups);

export default function EventLog() {
  const apiRef = useGridApiRef();
  const [groups, setGroups] = React.useState(names);
  const [log, setLog] = React.useState<string[]>([]);

  React.useEffect(() => {
    const unsubscribe = groups
      .flatMap((group) => eventGroups[group] ?? [])
      .map((name) =>
        apiRef.current?.subscribeEvent(name, () =>
          setLog((current) => [name, ...current].slice(0, 6)),
        ),
      );
    return () => unsubscribe.forEach((stop) => stop?.());
  }, [apiRef, groups]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Events to log"
        value={groups}
        onChange={(_, selected: string[]) => setGroups(selected)}
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          rows={rows}
          columns={columns}
        />
      </Box>
      <Box
        component="pre"
        role="log"
        aria-label="Events"
        sx={{ height: 120, m: 0, mt: 2, fontSize: 13 }}
      >
        {log.join('\n') || 'Use the grid to see its events.'}
      </Box>
    </Box>
  );
}
