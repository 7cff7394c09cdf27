import * as React from 'react';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const years = ['2009', '2011', '2013', '2015', '2017'];
const renewable = [8.6, 11.8, 16.5, 19.1, 21.9];
const xAxis = [{ scaleType: 'point' as const, data: years }];
const yAxis = [{ min: 0, label: 'Electricity (TWh)' }];
const series = [{ data: renewable }];

export default function DescribedLine() {
  const captionId = React.useId();

  return (
    <figure style={{ width: '100%', margin: 0 }}>
      <Typography component="figcaption" id={captionId}>
        Renewable electricity in Iowa grew from 8.6 to 21.9 terawatt-hours
        between 2009 and 2017.
      </Typography>
      <LineChart
        aria-labelledby={captionId}
        height={260}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
      <details>
        <summary>Show all values</summary>
        <ul>
          {years.map((year, index) => (
            <li key={year}>
              {year}: {renewable[index]} TWh
            </li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
