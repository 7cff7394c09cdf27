import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Invented numbers.
const regions = [
  { name: 'North', sales: [40, 42, 39, 45, 48, 52] },
  { name: 'South', sales: [61, 58, 59, 55, 51, 46] },
];

export default function SparklineColor() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {regions.map(({ name, sales }) => {
        const change = (sales.at(-1) ?? 0) - (sales[0] ?? 0);
        return (
          <Stack
            key={name}
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center' }}
          >
            <Typography variant="body2" sx={{ width: 130, flexShrink: 0 }}>
              {name}: {change > 0 ? `▲ up ${change}` : `▼ down ${-change}`}
            </Typography>
            <SparkLineChart
              aria-label={`Sales in the ${name}`}
              data={sales}
              height={48}
              color={change > 0 ? '#2e7d32' : '#c62828'}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
