import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { value: 5, label: 'Wisdom' },
  { value: 20, label: 'Knowledge' },
  { value: 60, label: 'Information' },
  { value: 200, label: 'Data' },
];

export default function PyramidPlayground() {
  const [gap, setGap] = React.useState(4);
  const [borderRadius, setBorderRadius] = React.useState(8);
  const [stepped, setStepped] = React.useState(false);
  const [outlined, setOutlined] = React.useState(false);
  const series = React.useMemo<FunnelSeries[]>(
    () => [
      {
        data,
        borderRadius,
        curve: stepped ? 'step-pyramid' : 'pyramid',
        variant: outlined ? 'outlined' : 'filled',
      },
    ],
    [borderRadius, stepped, outlined],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        aria-label="From data to wisdom"
        height={280}
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
        label="Steps"
        control={
          <Switch
            checked={stepped}
            onChange={(event) => setStepped(event.target.checked)}
          />
        }
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
