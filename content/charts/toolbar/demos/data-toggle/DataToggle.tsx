import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are GWh.
const fossil = [35361, 36883, 38620, 34873, 29329];
const renewable = [1437, 2724, 8560, 16476, 21933];
const xAxis = [{ data: ['2001', '2005', '2009', '2013', '2017'] }];
const amountAxis = [{ width: 60 }];
const shareAxis = [
  { width: 60, valueFormatter: (share: number) => `${share * 100}%` },
];

function stack(stackOffset: 'none' | 'expand') {
  return [
    { label: 'Fossil fuels', stack: 'all', stackOffset, data: fossil },
    { label: 'Renewables', stack: 'all', stackOffset, data: renewable },
  ];
}
const amounts = stack('none');
const shares = stack('expand');

interface ShareToolbarProps {
  isShare?: boolean;
  onToggle?: () => void;
}

function ShareToolbar({ isShare, onToggle }: ShareToolbarProps) {
  return (
    <Toolbar aria-label="Chart tools">
      <ToolbarButton
        aria-label="Show shares"
        aria-pressed={isShare}
        size="small"
        style={{ width: 34 }}
        onClick={onToggle}
      >
        {isShare ? '#' : '%'}
      </ToolbarButton>
    </Toolbar>
  );
}

export default function DataToggle() {
  const [isShare, setIsShare] = React.useState(false);
  const toolbar = { isShare, onToggle: () => setIsShare(!isShare) };

  return (
    <BarChart
      aria-label="Electricity generated in Iowa, by source"
      height={280}
      xAxis={xAxis}
      yAxis={isShare ? shareAxis : amountAxis}
      series={isShare ? shares : amounts}
      showToolbar
      slots={{ toolbar: ShareToolbar }}
      slotProps={{ toolbar }}
    />
  );
}
