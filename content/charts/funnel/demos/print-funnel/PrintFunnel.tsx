import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

const series = [
  {
    data: [
      { value: 75, label: 'Ideas' },
      { value: 28, label: 'Prototypes' },
      { value: 9, label: 'Products' },
    ],
  },
];

export default function PrintFunnel() {
  const apiRef = useChartProApiRef<'funnel'>();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportAsPrint()}
      >
        Print chart
      </Button>
      <FunnelChart
        apiRef={apiRef}
        aria-label="Ideas by stage"
        height={260}
        series={series}
      />
    </Box>
  );
}
