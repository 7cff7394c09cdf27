import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const localeText = {
  loading: 'Counting the votes…',
  noData: 'No votes yet',
};
const xAxis = [{ data: ['Ann', 'Ben', 'Chloe'] }];
const yAxis = [{ min: 0, max: 100 }];

export default function OverlayTexts() {
  const [isLoading, setIsLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch
            checked={isLoading}
            onChange={(event) => setIsLoading(event.target.checked)}
          />
        }
      />
      <BarChart
        aria-label="Votes by candidate"
        height={260}
        localeText={localeText}
        loading={isLoading}
        xAxis={xAxis}
        yAxis={yAxis}
        series={[]}
      />
    </Box>
  );
}
