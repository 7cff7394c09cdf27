import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means for 2015.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
  },
];
const yAxis = [{ label: 'Daily high (°C)' }];
const series = [{ data: [10, 14, 20, 28, 20, 10] }];

export default function ImageFormat() {
  const apiRef = useChartProApiRef<'line'>();
  const [type, setType] = React.useState('image/png');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="Format"
          value={type}
          onChange={(event) => setType(event.target.value)}
          sx={{ minWidth: 120 }}
        >
          <MenuItem value="image/png">PNG</MenuItem>
          <MenuItem value="image/jpeg">JPEG</MenuItem>
          <MenuItem value="image/webp">WebP</MenuItem>
        </TextField>
        <Button
          variant="contained"
          onClick={() =>
            apiRef.current?.exportAsImage({ type, fileName: 'seattle-highs' })
          }
        >
          Save image
        </Button>
      </Box>
      <LineChartPro
        apiRef={apiRef}
        aria-label="Mean daily high in Seattle by month, 2015"
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
