import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createServer } from './server';

interface TrackingEvent {
  id: number;
  shipment: string;
  text: string;
}

const server = createServer<TrackingEvent>(
  [
    { id: 1, shipment: 'SH-301', text: 'Picked up in Antwerp, March 3' },
    { id: 2, shipment: 'SH-301', text: 'Arrived in Lyon, March 5' },
    { id: 3, shipment: 'SH-302', text: 'Picked up in Osaka, March 4' },
  ],
  { latency: 900, failEvery: 3 },
);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Shipment', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const shipments = [
  { id: 'SH-301', customer: 'Delta Works' },
  { id: 'SH-302', customer: 'Fjord Design' },
  { id: 'SH-303', customer: 'Copperfield' },
];

// Panels unmount when they are collapsed or scrolled out of view.
const cache = new Map<string, TrackingEvent[]>();

function Tracking({ shipment }: { shipment: string }) {
  const [events, setEvents] = React.useState(() => cache.get(shipment));
  const [hasFailed, setHasFailed] = React.useState(false);
  const isLoading = !events && !hasFailed;

  React.useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    server.list({ search: shipment, signal }).then(
      ({ rows }) => {
        cache.set(shipment, rows);
        setEvents(rows);
      },
      () => {
        if (!signal.aborted) setHasFailed(true);
      },
    );
    return () => controller.abort();
  }, [shipment, isLoading]);

  if (hasFailed) {
    const retry = (
      <Button color="inherit" size="small" onClick={() => setHasFailed(false)}>
        Retry
      </Button>
    );
    return (
      <Alert severity="error" action={retry}>
        Could not load the tracking data.
      </Alert>
    );
  }
  if (!events) return <Skeleton variant="text" width={240} />;
  if (events.length === 0) {
    return <Typography variant="body2">Not picked up yet</Typography>;
  }
  return events.map(({ id, text }) => (
    <Typography key={id} variant="body2">
      {text}
    </Typography>
  ));
}

const getDetailPanelContent = ({ row }: GridRowParams) => (
  <Box sx={{ px: 3, py: 2 }}>
    <Tracking shipment={row.id} />
  </Box>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function LoadOnExpand() {
  return (
    <Box sx={{ width: '100%', height: 476 }}>
      <DataGridPro
        label="Shipments"
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
