import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

// The numbers are invented.
const radar = {
  max: 10,
  metrics: ['Price', 'Taste', 'Service', 'Location', 'Comfort'],
};
const series = [
  { label: 'Harbor Café', data: [4, 9, 8, 9, 6] },
  { label: 'Corner Bar', data: [9, 6, 7, 5, 4] },
];

export default function PrintButton() {
  const apiRef = useChartProApiRef<'radar'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportAsPrint()}
      >
        Print chart
      </Button>
      <RadarChartPro
        apiRef={apiRef}
        aria-label="Ratings of two places, from 0 to 10"
        height={300}
        radar={radar}
        series={series}
      />
    </Box>
  );
}
