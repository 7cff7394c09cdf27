import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { value: 900, label: 'Invited' },
  { value: 640, label: 'Registered' },
  { value: 480, label: 'Attended' },
];
const VERTICAL = ['top', 'middle', 'bottom'] as const;
const HORIZONTAL = ['start', 'center', 'end'] as const;
type Vertical = (typeof VERTICAL)[number];
type Horizontal = (typeof HORIZONTAL)[number];

export default function LabelPosition() {
  const [vertical, setVertical] = React.useState<Vertical>('middle');
  const [horizontal, setHorizontal] = React.useState<Horizontal>('end');
  const series = React.useMemo<FunnelSeries[]>(
    () => [
      {
        data,
        sectionLabel: { position: { vertical, horizontal }, offset: { x: -8 } },
      },
    ],
    [vertical, horizontal],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        <TextField
          select
          fullWidth
          size="small"
          label="Vertical"
          value={vertical}
          onChange={(event) =>
            setVertical(VERTICAL.find((v) => v === event.target.value) ?? 'top')
          }
        >
          {VERTICAL.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="Horizontal"
          value={horizontal}
          onChange={(event) =>
            setHorizontal(
              HORIZONTAL.find((h) => h === event.target.value) ?? 'start',
            )
          }
        >
          {HORIZONTAL.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <FunnelChart aria-label="Guests by stage" height={260} series={series} />
    </Box>
  );
}
