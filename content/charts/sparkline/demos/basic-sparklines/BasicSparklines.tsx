import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Invented numbers, one per week.
const orders = [312, 348, 329, 401, 387, 452, 438, 467, 459, 503, 521, 548];
const returns = [24, 31, 28, 22, 27, 19, 21, 17, 18, 14, 15, 12];

export default function BasicSparklines() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto 160px',
        alignItems: 'center',
        gap: 2,
      }}
    >
      <Typography>Orders</Typography>
      <Typography sx={{ fontWeight: 'bold', textAlign: 'end' }}>548</Typography>
      <SparkLineChart
        aria-label="Orders in the last twelve weeks, rising from 312 to 548"
        data={orders}
        height={48}
      />
      <Typography>Returns</Typography>
      <Typography sx={{ fontWeight: 'bold', textAlign: 'end' }}>12</Typography>
      <SparkLineChart
        aria-label="Returns in the last twelve weeks, falling from 24 to 12"
        plotType="bar"
        data={returns}
        height={48}
      />
    </Box>
  );
}
