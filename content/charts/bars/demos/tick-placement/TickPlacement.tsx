import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;
type Placement = (typeof placements)[number];
type LabelPlacement = (typeof labelPlacements)[number];

const hours = ['08:00', '09:00', '10:00', '11:00', '12:00'];
const series = [{ label: 'Calls', data: [14, 32, 41, 38, 22] }];

export default function TickPlacement() {
  const id = React.useId();
  const [tickPlacement, setPlacement] =
    React.useState<Placement>('extremities');
  const [tickLabelPlacement, setLabelPlacement] =
    React.useState<LabelPlacement>('middle');
  const xAxis = React.useMemo(
    () => [{ data: hours, tickPlacement, tickLabelPlacement }],
    [tickPlacement, tickLabelPlacement],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <FormControl size="small">
          <InputLabel id={`${id}-tick`}>tickPlacement</InputLabel>
          <Select
            labelId={`${id}-tick`}
            label="tickPlacement"
            value={tickPlacement}
            onChange={(event) => setPlacement(event.target.value)}
          >
            {placements.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <FormControl size="small" sx={{ minWidth: 160 }}>
          <InputLabel id={`${id}-label`}>tickLabelPlacement</InputLabel>
          <Select
            labelId={`${id}-label`}
            label="tickLabelPlacement"
            value={tickLabelPlacement}
            onChange={(event) => setLabelPlacement(event.target.value)}
          >
            {labelPlacements.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
      </Stack>
      <BarChart
        aria-label="Calls by hour"
        height={260}
        xAxis={xAxis}
        series={series}
      />
    </Box>
  );
}
