import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Entry', width: 100 },
  { field: 'event', headerName: 'Event', flex: 1, minWidth: 140 },
];

const events = ['Door opened', 'Badge scanned', 'Door closed', 'Alarm set'];
const createEntry = (id: number) => ({
  id,
  event: events[id % events.length],
});

const firstEntries = Array.from({ length: 60 }, (_, i) => createEntry(60 - i));

interface Anchor {
  id: GridRowId;
  offset: number;
}

export default function KeepScrollPosition() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(firstEntries);
  const [anchor, setAnchor] = React.useState<Anchor | null>(null);

  const addEntries = () => {
    const api = apiRef.current;
    if (!api) return;
    const { top } = api.getScrollPosition();
    const { rowHeight } = api.getRootDimensions();
    const index = Math.floor(top / rowHeight);
    const id = gridPaginatedVisibleSortedGridRowIdsSelector(apiRef)[index];
    // At the top of the list, don't scroll, so that new entries appear.
    setAnchor(
      top > 0 && id != null ? { id, offset: top - index * rowHeight } : null,
    );
    setRows((previous) => [
      createEntry(previous.length + 2),
      createEntry(previous.length + 1),
      ...previous,
    ]);
  };

  React.useEffect(() => {
    if (!anchor) return undefined;
    // Wait one frame for the grid to render the new rows.
    const frame = requestAnimationFrame(() => {
      const api = apiRef.current;
      if (!api) return;
      const index = api.getRowIndexRelativeToVisibleRows(anchor.id);
      const { rowHeight } = api.getRootDimensions();
      if (index != null) api.scroll({ top: index * rowHeight + anchor.offset });
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, anchor]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={addEntries} sx={{ mb: 2 }}>
        Add two entries
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGrid apiRef={apiRef} label="Log" rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
