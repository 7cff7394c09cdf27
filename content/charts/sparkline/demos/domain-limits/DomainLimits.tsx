import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { YAxis } from '@mui/x-charts/models';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const limits: { name: string; yAxis: YAxis }[] = [
  { name: 'nice', yAxis: { domainLimit: 'nice' } },
  { name: 'strict', yAxis: { domainLimit: 'strict' } },
  {
    name: 'Symmetric function',
    yAxis: {
      domainLimit: (min, max) => {
        const limit = Math.max(-min, max);
        return { min: -limit, max: limit };
      },
    },
  },
];

// Source: vega-datasets, us-employment.csv (U.S. BLS), monthly change in jobs,
// in thousands, 2010.
const changes = [18, -73, 193, 221, 522, -140, -78, -16, -63, 267, 129, 73];

export default function DomainLimits() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {limits.map(({ name, yAxis }) => (
        <div key={name}>
          <Typography variant="body2">{name}</Typography>
          <SparkLineChart
            aria-label={`Monthly change in U.S. jobs, 2010, limits: ${name}`}
            data={changes}
            height={80}
            yAxis={yAxis}
            area
            showTooltip
          />
        </div>
      ))}
    </Box>
  );
}
