import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: readonly StackOffsetType[] = ['diverging', 'none', 'expand'];
const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
// Invented stock movements of a warehouse, in pallets.
const deliveries = [42, 35, 51, 28, 47];
const returns = [8, 5, 11, 6, 9];
const shipments = [31, 44, 38, 40, 52];

export default function StackOffsets() {
  const [stackOffset, setStackOffset] =
    React.useState<StackOffsetType>('diverging');
  const [isNegative, setIsNegative] = React.useState(true);
  const series = React.useMemo(
    () => [
      { stack: 'stock', stackOffset, label: 'Delivered', data: deliveries },
      { stack: 'stock', label: 'Returned', data: returns },
      {
        stack: 'stock',
        label: 'Shipped',
        data: isNegative ? shipments.map((pallets) => -pallets) : shipments,
      },
    ],
    [stackOffset, isNegative],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Stack offset"
          value={stackOffset}
          onChange={(_, value: StackOffsetType | null) =>
            value && setStackOffset(value)
          }
        >
          {offsets.map((name) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="Shipments are negative"
          control={
            <Switch
              checked={isNegative}
              onChange={(event) => setIsNegative(event.target.checked)}
            />
          }
        />
      </Stack>
      <BarChart
        aria-label={`Stock movements by weekday, stack offset ${stackOffset}`}
        height={300}
        grid={{ horizontal: true }}
        xAxis={xAxis}
        series={series}
      />
    </Box>
  );
}
