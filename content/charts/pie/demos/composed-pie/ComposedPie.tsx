import Box from '@mui/material/Box';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { PiePlot } from '@mui/x-charts/PieChart';

const series = [
  {
    type: 'pie' as const,
    data: [
      { value: 5, label: 'Flour' },
      { value: 3, label: 'Water' },
      { value: 2, label: 'Butter' },
    ],
  },
];
const hiddenAxis = [{ position: 'none' as const }];

export default function ComposedPie() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <ChartDataProvider
        height={220}
        margin={5}
        series={series}
        xAxis={hiddenAxis}
        yAxis={hiddenAxis}
      >
        <ChartsSurface aria-label="Ingredients by weight">
          <PiePlot />
        </ChartsSurface>
        <ChartsLegend sx={{ justifyContent: 'center' }} />
        <ChartsTooltip trigger="item" />
      </ChartDataProvider>
    </Box>
  );
}
