import * as React from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Invented numbers: downloads per week.
const weeks = [
  'Mar 3',
  'Mar 10',
  'Mar 17',
  'Mar 24',
  'Mar 31',
  'Apr 7',
  'Apr 14',
  'Apr 21',
  'Apr 28',
  'May 5',
];
const downloads = [
  84200, 86900, 91300, 90100, 95800, 99400, 97600, 104300, 108900, 112400,
];
const LAST_WEEK = weeks.length - 1;
const xAxis = { id: 'week', data: weeks };
const yAxis = { domainLimit: 'strict' as const };

export default function DownloadsCard() {
  const [index, setIndex] = React.useState(LAST_WEEK);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320, p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        Downloads in the week of {weeks[index]}
      </Typography>
      <Typography variant="h5" component="p">
        {downloads[index]?.toLocaleString('en-US')}
      </Typography>
      <SparkLineChart
        aria-label="Downloads per week, rising from 84,200 to 112,400"
        height={56}
        data={downloads}
        xAxis={xAxis}
        yAxis={yAxis}
        showHighlight
        axisHighlight={{ x: 'line' }}
        onHighlightedAxisChange={(items) =>
          setIndex(items[0]?.dataIndex ?? LAST_WEEK)
        }
      />
    </Card>
  );
}
