import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const resources = [
  { name: 'Disk', used: 'Used 320 of 500 GB', value: 64, start: 0, end: 360 },
  {
    name: 'Memory',
    used: 'Used 6.1 of 16 GB',
    value: 38,
    start: -110,
    end: 110,
  },
];

export default function BasicGauges() {
  return (
    <Stack direction="row" sx={{ gap: 4 }}>
      {resources.map(({ name, used, value, start, end }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Gauge
            aria-label={`${name} used, in percent`}
            value={value}
            text={`${value}%`}
            startAngle={start}
            endAngle={end}
            width={144}
            height={144}
            skipAnimation
          />
          <Typography variant="subtitle2">{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {used}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
