import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Invented numbers.
const orders = [31, 44, 29, 52, 47, 58, 49, 63];

export default function BasicSparklines() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <SparkLineChart
        aria-label="Orders in the last eight weeks"
        data={orders}
        height={80}
      />
      <SparkLineChart
        aria-label="Orders in the last eight weeks"
        plotType="bar"
        data={orders}
        height={80}
      />
    </Stack>
  );
}
