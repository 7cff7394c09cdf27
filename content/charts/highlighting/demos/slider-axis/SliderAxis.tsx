import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, stocks.csv. Prices on January 1, in USD.
const years = ['2005', '2006', '2007', '2008', '2009', '2010'];
const prices = [38.45, 75.51, 85.73, 135.36, 90.13, 192.06];
const xAxis = [{ id: 'years', scaleType: 'point' as const, data: years }];
const yAxis = [{ min: 0, label: 'USD' }];
const series = [{ label: 'Apple', data: prices }];

export default function SliderAxis() {
  const id = React.useId();
  const [dataIndex, setDataIndex] = React.useState(3);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label="Price of Apple stock on January 1"
        height={280}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        highlightedAxis={[{ axisId: 'years', dataIndex }]}
        onHighlightedAxisChange={([item]) => {
          if (item) {
            setDataIndex(item.dataIndex);
          }
        }}
      />
      <Box sx={{ px: 3 }}>
        <Typography variant="body2" id={id}>
          Year {years[dataIndex]}: ${prices[dataIndex]}
        </Typography>
        <Slider
          aria-labelledby={id}
          getAriaValueText={(index) => `${years[index]}, $${prices[index]}`}
          max={years.length - 1}
          value={dataIndex}
          onChange={(_, value: number) => setDataIndex(value)}
        />
      </Box>
    </Box>
  );
}
