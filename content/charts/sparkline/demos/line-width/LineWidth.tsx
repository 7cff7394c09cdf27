import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const thickLine = { [`& .${lineElementClasses.root}`]: { strokeWidth: 6 } };
const clipAreaOffset = { top: 3, bottom: 3, left: 3, right: 3 };
const yAxis = { domainLimit: 'strict' as const };
// Invented numbers.
const orders = [52, 52, 29, 31, 47, 29, 29, 52];

export default function LineWidth() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography variant="body2">Default: the line is cut off</Typography>
      <SparkLineChart
        aria-label="Orders in the last eight weeks, default clip area"
        data={orders}
        height={64}
        yAxis={yAxis}
        sx={thickLine}
      />
      <Typography variant="body2">With clipAreaOffset</Typography>
      <SparkLineChart
        aria-label="Orders in the last eight weeks, larger clip area"
        data={orders}
        height={64}
        yAxis={yAxis}
        clipAreaOffset={clipAreaOffset}
        sx={thickLine}
      />
    </Stack>
  );
}
