import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  useGridApiRef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createFeed } from './feed';
import { ZonePanel } from './ZonePanel';

const TICK_MS = 200;
const slots = { footer: ZonePanel };
const allColumns = {};
const phoneColumns = { history: false, load: false };
const firstSelection: GridRowSelectionModel = {
  type: 'include',
  ids: new Set(['DK1']),
};

export default function PriceBoard() {
  const apiRef = useGridApiRef();
  const [feed] = React.useState(createFeed);
  const [isLive, setIsLive] = React.useState(true);
  const [selection, setSelection] = React.useState(firstSelection);
  const isPhone = useMediaQuery('(max-width: 600px)');

  React.useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      // Nobody sees the updates in a hidden tab.
      if (!document.hidden) apiRef.current?.updateRows(feed.next());
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [apiRef, feed, isLive]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Chip
          size="small"
          color={isLive ? 'success' : 'default'}
          label={isLive ? 'Live' : 'Paused'}
        />
        <Typography variant="body2" sx={{ flex: 1 }}>
          Intraday prices per MWh
        </Typography>
        <Button variant="outlined" onClick={() => setIsLive(!isLive)}>
          {isLive ? 'Pause' : 'Resume'}
        </Button>
      </Stack>
      <Box sx={{ height: 634 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Electricity prices"
          rows={feed.rows}
          columns={columns}
          columnVisibilityModel={isPhone ? phoneColumns : allColumns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          disableColumnSelector
          disableMultipleRowSelection
          throttleRowsMs={1000}
          rowHeight={44}
          slots={slots}
        />
      </Box>
    </Box>
  );
}
