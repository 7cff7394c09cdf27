import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const servers = [
  { name: 'web-1', load: 42 },
  { name: 'web-2', load: 93 },
];

const getStatus = (load: number) =>
  load < 80
    ? { name: 'Normal', color: '#2e7d32' }
    : { name: 'Overloaded', color: '#c62828' };

export default function StyledGauge() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {servers.map(({ name, load }) => {
        const status = getStatus(load);
        return (
          <div key={name}>
            <Gauge
              aria-label={`Load of ${name}`}
              aria-valuetext={`${load}%, ${status.name}`}
              value={load}
              width={144}
              height={144}
              skipAnimation
              cornerRadius="50%"
              text={`${load}%`}
              sx={{
                [`& .${gaugeClasses.valueArc}`]: { fill: status.color },
                [`& .${gaugeClasses.referenceArc}`]: {
                  fill: `${status.color}33`,
                },
              }}
            />
            <Typography align="center" variant="body2">
              {name}: {status.name}
            </Typography>
          </div>
        );
      })}
    </Stack>
  );
}
