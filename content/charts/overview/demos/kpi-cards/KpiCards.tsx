import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Figure {
  name: string;
  value: string;
  change: string;
  plotType: 'line' | 'bar';
  lastWeeks: number[];
}

const figures: Figure[] = [
  {
    name: 'Revenue',
    value: '$48,200',
    change: 'Up 12% from June',
    plotType: 'line',
    lastWeeks: [26, 31, 29, 36, 35, 42, 40, 48],
  },
  {
    name: 'Orders',
    value: '1,284',
    change: 'Up 9% from June',
    plotType: 'bar',
    lastWeeks: [112, 128, 141, 133, 150, 162, 158, 171],
  },
  {
    name: 'Open tickets',
    value: '36',
    change: 'Down 15 from June',
    plotType: 'line',
    lastWeeks: [71, 66, 68, 55, 57, 48, 44, 36],
  },
];

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 552px)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  },
};

export default function KpiCards() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={cards}>
        {figures.map(({ name, value, change, plotType, lastWeeks }) => (
          <Paper key={name} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
            <Typography variant="caption">{change}</Typography>
            <SparkLineChart
              aria-label={`${name} in the last eight weeks`}
              data={lastWeeks}
              height={56}
              plotType={plotType}
              area={plotType === 'line'}
              showTooltip
            />
          </Paper>
        ))}
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2">Delivered on time</Typography>
          <Gauge
            aria-label="Share of orders delivered on time"
            value={92}
            height={120}
            skipAnimation
            startAngle={-110}
            endAngle={110}
            text={({ value }) => `${value}%`}
          />
        </Paper>
      </Box>
    </Box>
  );
}
