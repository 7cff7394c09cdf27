import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts-pro/BarChart';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Gauge } from '@mui/x-charts-pro/Gauge';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChart } from '@mui/x-charts-pro/LineChart';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { PieChart } from '@mui/x-charts-pro/PieChart';
import { RadarChart } from '@mui/x-charts-pro/RadarChart';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ScatterChart } from '@mui/x-charts-pro/ScatterChart';
import { SparkLineChart } from '@mui/x-charts-pro/SparkLineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = ['9', '10', '11', '12', '13', '14', '15', '16'];

const hidden = { position: 'none' as const };
const monthBands = [{ ...hidden, data: months, scaleType: 'band' as const }];
const monthPoints = [{ ...hidden, data: months, scaleType: 'point' as const }];
const noAxis = [hidden];

const orders = [
  { label: 'Online', data: [42, 48, 51, 47, 58, 63] },
  { label: 'Stores', data: [55, 52, 44, 50, 39, 36] },
];
const areas = orders.map((item) => ({
  ...item,
  area: true,
  stack: 'orders',
  showMark: false,
}));
const channels = [
  {
    innerRadius: '55%',
    paddingAngle: 2,
    cornerRadius: 3,
    data: [
      { id: 'web', value: 46, label: 'Web' },
      { id: 'app', value: 31, label: 'App' },
      { id: 'store', value: 23, label: 'Store' },
    ],
  },
];
const homes = ['Old town', 'Harbor'].map((label, district) => ({
  label,
  data: Array.from({ length: 20 }, (_, id) => {
    const x = 60 + 35 * Math.sin(id * 1.7 + district);
    return { id, x, y: 4 * x + 90 * Math.cos(id * 2.3) + 160 * district };
  }),
}));
const bikes = [
  { label: 'City bike', data: [80, 55, 90, 70, 60] },
  { label: 'Road bike', data: [55, 90, 45, 85, 75] },
];
const radar = {
  labelGap: 4,
  max: 100,
  metrics: ['Ride', 'Fun', 'Cost', 'Grip', 'Fit'],
};
const visits = [
  {
    label: 'Visits',
    data: hours.flatMap((_, hour) =>
      days.map((_day, day): HeatmapValueType => [
        hour,
        day,
        Math.round(50 + 45 * Math.sin(hour / 2 + day)),
      ]),
    ),
  },
];
const hourAxis = [{ ...hidden, data: hours }];
const dayAxis = [{ ...hidden, data: days }];
const steps = [
  {
    data: [
      { value: 200, label: 'Visited' },
      { value: 120, label: 'Signed up' },
      { value: 60, label: 'Paid' },
    ],
  },
];
const levels = [
  {
    curve: 'pyramid' as const,
    data: [
      { value: 12, label: 'Leads' },
      { value: 34, label: 'Seniors' },
      { value: 61, label: 'Juniors' },
    ],
  },
];
const flows = {
  nodeOptions: { showLabels: false },
  data: {
    links: [
      { source: 'Solar', target: 'Homes', value: 34 },
      { source: 'Solar', target: 'Trains', value: 18 },
      { source: 'Wind', target: 'Trains', value: 27 },
      { source: 'Wind', target: 'Industry', value: 41 },
    ],
  },
};

const size = { height: 120, margin: 6, hideLegend: true };

const gallery = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 560px)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  },
};

const plan = {
  height: 20,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, slateblue 22%, transparent)',
};

interface MiniatureProps {
  name: string;
  page: string;
  isPro?: boolean;
  children: React.ReactNode;
}

// The whole tile is a link, and the chart in it still shows its tooltip.
function Miniature({ name, page, isPro = false, children }: MiniatureProps) {
  return (
    <Paper
      component="figure"
      variant="outlined"
      sx={{ m: 0, '&:hover': { borderColor: 'primary.main' } }}
    >
      <Link
        href={`/x/react-charts/${page}/`}
        color="inherit"
        underline="none"
        sx={{ display: 'block', p: 1.5 }}
      >
        {children}
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}
        >
          <Typography variant="body2">{name}</Typography>
          {isPro && <Chip size="small" label="Pro" sx={plan} />}
        </Box>
      </Link>
    </Paper>
  );
}

export default function ChartGallery() {
  return (
    <Stack sx={{ width: '100%', containerType: 'inline-size', gap: 1.5 }}>
      <Box sx={gallery}>
        <Miniature name="Bars" page="bars">
          <BarChart
            {...size}
            aria-label="Orders per month as bars"
            xAxis={monthBands}
            yAxis={noAxis}
            series={orders}
          />
        </Miniature>
        <Miniature name="Lines" page="lines">
          <LineChart
            {...size}
            aria-label="Orders per month as lines"
            xAxis={monthPoints}
            yAxis={noAxis}
            series={orders}
          />
        </Miniature>
        <Miniature name="Areas" page="areas-demo">
          <LineChart
            {...size}
            aria-label="Orders per month as stacked areas"
            xAxis={monthPoints}
            yAxis={noAxis}
            series={areas}
          />
        </Miniature>
        <Miniature name="Pie and donut" page="pie">
          <PieChart {...size} aria-label="Sales by channel" series={channels} />
        </Miniature>
        <Miniature name="Scatter" page="scatter">
          <ScatterChart
            {...size}
            aria-label="Rent by size of home"
            xAxis={noAxis}
            yAxis={noAxis}
            series={homes}
          />
        </Miniature>
        <Miniature name="Sparkline" page="sparkline">
          <SparkLineChart
            aria-label="Visitors in the last twelve weeks"
            height={120}
            data={[3, 6, 4, 8, 7, 11, 9, 13, 12, 16, 14, 18]}
            curve="natural"
            area
            showHighlight
            showTooltip
          />
        </Miniature>
        <Miniature name="Gauge" page="gauge">
          <Gauge
            aria-label="Battery charge"
            width={120}
            height={120}
            skipAnimation
            value={72}
            startAngle={-110}
            endAngle={110}
            text={({ value }) => `${value}%`}
            sx={{ mx: 'auto' }}
          />
        </Miniature>
        <Miniature name="Radar" page="radar">
          <div dir="ltr">
            <RadarChart
              {...size}
              margin={26}
              aria-label="Two bikes compared"
              radar={radar}
              series={bikes}
            />
          </div>
        </Miniature>
      </Box>
      <Box sx={{ ...gallery, position: 'relative' }}>
        <Miniature name="Heatmap" page="heatmap" isPro>
          <Heatmap {...size} xAxis={hourAxis} yAxis={dayAxis} series={visits} />
        </Miniature>
        <Miniature name="Funnel" page="funnel" isPro>
          <FunnelChart
            {...size}
            aria-label="Steps from visit to payment"
            series={steps}
          />
        </Miniature>
        <Miniature name="Pyramid" page="pyramid" isPro>
          <FunnelChart
            {...size}
            aria-label="Employees by level"
            series={levels}
          />
        </Miniature>
        <Miniature name="Sankey" page="sankey" isPro>
          <SankeyChart
            height={120}
            margin={6}
            aria-label="Energy by source and use"
            direction="ltr"
            series={flows}
          />
        </Miniature>
      </Box>
    </Stack>
  );
}
