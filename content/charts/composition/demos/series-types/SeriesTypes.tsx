import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import {
  ChartContainer,
  type ChartContainerProps,
} from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

type Config = ChartContainerProps<'bar' | 'line'>;
type SeriesType = 'bar' | 'line';

const xAxis: Config['xAxis'] = [
  { scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] },
];
const yAxis: Config['yAxis'] = [{ min: 0, max: 250, label: 'Rain (mm)' }];
// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums of 2014 and 2015.
const rain2014 = [94, 155, 240, 106, 80, 19];
const rain2015 = [93, 134, 113, 52, 15, 6];

export default function SeriesTypes() {
  const [type, setType] = React.useState<SeriesType>('bar');
  const series = React.useMemo(
    (): Config['series'] => [
      { type, label: '2015', data: rain2015 },
      { type: 'line', label: '2014', data: rain2014 },
    ],
    [type],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the series for 2015"
        value={type}
        onChange={(_, value: SeriesType | null) => value && setType(value)}
      >
        <ToggleButton value="bar">Bar</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
      </ToggleButtonGroup>
      <ChartContainer
        aria-label="Rain in Seattle by month, 2014 and 2015"
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Box>
  );
}
