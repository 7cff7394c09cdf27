import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createFeed } from './feed';
import { ZonePanel } from './ZonePanel';

const TICK_MS = 200;
const slots = { footer: ZonePanel };
const allColumns = {};
const phoneColumns = { history: false, load: false };

export default function PriceBoard() {
  const apiRef = useGridApiRef();
  const [feed] = React.useState(createFeed);
  const [isLive, setIsLive] = React.useState(true);
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
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <Button variant="outlined" onClick={() => setIsLive(!isLive)}>
          {isLive ? 'Pause' : 'Resume'}
        </Button>
        <Typography variant="body2">
          {isLive ? 'Prices update every second.' : 'Prices are paused.'}
        </Typography>
      </Stack>
      <Box sx={{ height: 620 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Electricity prices"
          rows={feed.rows}
          columns={columns}
          columnVisibilityModel={isPhone ? phoneColumns : allColumns}
          disableColumnSelector
          disableMultipleRowSelection
          throttleRowsMs={1000}
          slots={slots}
        />
      </Box>
    </Box>
  );
}
