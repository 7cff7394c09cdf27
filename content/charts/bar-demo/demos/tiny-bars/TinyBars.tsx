import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [
  {
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    position: 'none' as const,
  },
];
const yAxis = [{ position: 'none' as const }];
const series = [{ label: 'Sign-ups', data: [31, 44, 29, 52, 47, 12, 9] }];

export default function TinyBars() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 280, p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        Sign-ups in the last seven days
      </Typography>
      <Typography variant="h5" component="p">
        224
      </Typography>
      <BarChart
        aria-label="Sign-ups in the last seven days"
        height={80}
        margin={4}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Card>
  );
}
