import Box from '@mui/material/Box';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxis,
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

const radar = {
  max: 10,
  metrics: ['Price', 'Taste', 'Service', 'Location', 'Comfort'],
};
const series = [
  { id: 'target', label: 'Target', data: [6, 8, 8, 7, 7], hideMark: true },
  { id: 'result', label: 'Result', data: [7, 9, 6, 7, 5], fillArea: true },
];

export default function ComposedRadar() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarDataProvider height={300} radar={radar} series={series}>
        <ChartsSurface aria-label="Ratings of the café and its targets">
          <RadarGrid divisions={5} stripeColor={null} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="result" />
          <RadarSeriesArea seriesId="target" strokeDasharray="6 4" />
          <RadarAxis metric="Taste" divisions={2} />
          <RadarAxisHighlight />
          <RadarSeriesMarks />
        </ChartsSurface>
        <ChartsLegend sx={{ justifyContent: 'center' }} />
        <ChartsTooltip />
      </RadarDataProvider>
    </Box>
  );
}
