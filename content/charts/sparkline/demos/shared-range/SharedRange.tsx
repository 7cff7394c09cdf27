import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const sharedRange = { min: 0, max: 100 };

// Invented load of two servers, in percent.
const servers = [
  { name: 'web-1', load: [71, 78, 66, 84, 92, 88, 75, 81] },
  { name: 'web-2', load: [8, 12, 9, 14, 11, 17, 13, 10] },
];

export default function SharedRange() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr 1fr',
        gap: 2,
        alignItems: 'center',
        width: '100%',
        maxWidth: 520,
      }}
    >
      <span />
      <Typography variant="caption">Own range</Typography>
      <Typography variant="caption">0% to 100%</Typography>
      {servers.flatMap(({ name, load }) => [
        <Typography key={name} variant="body2">
          {name}
        </Typography>,
        <SparkLineChart
          key={`${name}-own`}
          aria-label={`Load of ${name}`}
          data={load}
          height={56}
        />,
        <SparkLineChart
          key={`${name}-shared`}
          aria-label={`Load of ${name}, 0% to 100%`}
          data={load}
          height={56}
          yAxis={sharedRange}
        />,
      ])}
    </Box>
  );
}
