import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauges() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Gauge aria-label="Disk space used, in percent" value={64} height={140} />
      <Gauge
        aria-label="Memory used, in percent"
        value={38}
        startAngle={-90}
        endAngle={90}
        height={140}
      />
    </Stack>
  );
}
