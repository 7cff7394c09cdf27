import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauges() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Gauge
        aria-label="Disk space used, in percent"
        value={64}
        width={144}
        height={144}
        skipAnimation
      />
      <Gauge
        aria-label="Memory used, in percent"
        value={38}
        startAngle={-90}
        endAngle={90}
        width={144}
        height={144}
        skipAnimation
      />
    </Stack>
  );
}
