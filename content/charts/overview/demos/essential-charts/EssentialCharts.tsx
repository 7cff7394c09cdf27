import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const kinds = ['Bars', 'Lines', 'Donut', 'Scatter'] as const;
type Kind = (typeof kinds)[number];

const series = [
  { label: 'Online', data: [42, 48, 51, 47, 58, 63] },
  { label: 'Stores', data: [55, 52, 54, 50, 49, 46] },
];
const totals = [
  {
    innerRadius: 60,
    data: [
      { id: 'online', value: 309, label: 'Online' },
      { id: 'stores', value: 306, label: 'Stores' },
    ],
  },
];
const pairs = [
  {
    label: 'Month',
    data: [
      { id: 'Jan', x: 42, y: 55 },
      { id: 'Feb', x: 48, y: 52 },
      { id: 'Mar', x: 51, y: 54 },
      { id: 'Apr', x: 47, y: 50 },
      { id: 'May', x: 58, y: 49 },
      { id: 'Jun', x: 63, y: 46 },
    ],
  },
];
const monthAxis = [
  {
    scaleType: 'band' as const,
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
];
const onlineAxis = [{ label: 'Online', min: 40 }];
const storesAxis = [{ label: 'Stores', min: 40 }];

function Chart({ kind }: { kind: Kind }) {
  const common = { height: 300, 'aria-label': 'Orders online and in stores' };
  switch (kind) {
    case 'Bars':
      return <BarChart {...common} xAxis={monthAxis} series={series} />;
    case 'Lines':
      return <LineChart {...common} xAxis={monthAxis} series={series} />;
    case 'Donut':
      return <PieChart {...common} series={totals} />;
    case 'Scatter':
      return (
        <ScatterChart
          {...common}
          xAxis={onlineAxis}
          yAxis={storesAxis}
          series={pairs}
        />
      );
  }
}

export default function EssentialCharts() {
  const [kind, setKind] = React.useState<Kind>('Bars');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart type"
        value={kind}
        onChange={(_, next: Kind | null) => setKind(next ?? kind)}
      >
        {kinds.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ minHeight: 340, mt: 1 }}>
        <Chart kind={kind} />
      </Box>
    </Box>
  );
}
