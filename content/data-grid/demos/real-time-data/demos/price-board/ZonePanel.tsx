import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';

/** Replaces the footer of the grid, and shows a chart of the selected zone. */
export function ZonePanel() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const zone = selected.values().next().value;

  if (!zone) {
    return (
      <Typography
        variant="body2"
        sx={{ borderTop: 1, borderColor: 'divider', p: 2 }}
      >
        Select a zone to see its prices.
      </Typography>
    );
  }

  const close = () => {
    // The button is about to disappear: move focus back to the zone.
    apiRef.current.getCellElement(zone.id, 'zone')?.focus();
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
  };

  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography variant="subtitle1">{zone.zone}</Typography>
        <Button size="small" onClick={close}>
          Close
        </Button>
      </Stack>
      <LineChart
        title={`Prices in ${zone.zone}, in euros per megawatt-hour`}
        height={160}
        margin={{ top: 10, right: 10, bottom: 5, left: 0 }}
        yAxis={[{ width: 48, valueFormatter: (price: number) => `€${price}` }]}
        hideLegend
        skipAnimation
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.15 } }}
        xAxis={[{ data: [...zone.history.keys()], position: 'none' }]}
        series={[
          {
            data: zone.history,
            area: true,
            baseline: 'min',
            curve: 'linear',
            showMark: false,
          },
        ]}
      />
    </Box>
  );
}
