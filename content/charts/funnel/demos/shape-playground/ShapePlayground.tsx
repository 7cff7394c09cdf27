import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { value: 500, label: 'Downloads' },
  { value: 320, label: 'Installs' },
  { value: 210, label: 'Accounts' },
];

export default function ShapePlayground() {
  const [gap, setGap] = React.useState(6);
  const [borderRadius, setBorderRadius] = React.useState(8);
  const [outlined, setOutlined] = React.useState(false);
  const variant = outlined ? 'outlined' : 'filled';
  const series = React.useMemo<FunnelSeries[]>(
    () => [{ data, borderRadius, variant }],
    [borderRadius, variant],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        aria-label="App users by stage"
        height={260}
        series={series}
        gap={gap}
      />
      <Typography variant="body2">Gap: {gap} px</Typography>
      <Slider
        aria-label="Gap"
        max={20}
        value={gap}
        onChange={(_, value) => setGap(Number(value))}
      />
      <Typography variant="body2">Border radius: {borderRadius} px</Typography>
      <Slider
        aria-label="Border radius"
        max={30}
        value={borderRadius}
        onChange={(_, value) => setBorderRadius(Number(value))}
      />
      <FormControlLabel
        label="Outlined"
        control={
          <Switch
            checked={outlined}
            onChange={(event) => setOutlined(event.target.checked)}
          />
        }
      />
    </Box>
  );
}
