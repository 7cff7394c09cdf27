import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const visitors = [412, 388, 405, 441, 530, 862, 794];

export default function PinnedValue() {
  const [index, setIndex] = React.useState(5);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {days[index]}: {visitors[index]} visitors
      </Typography>
      <BarChart
        height={260}
        xAxis={[{ id: 'day', data: days }]}
        series={[{ data: visitors, label: 'Visitors' }]}
        hideLegend
        slotProps={{ tooltip: { trigger: 'none' } }}
        highlightedAxis={[{ axisId: 'day', dataIndex: index }]}
        onHighlightedAxisChange={([day]) => day && setIndex(day.dataIndex)}
        onAxisClick={(_, day) => day && setIndex(day.dataIndex)}
      />
    </Box>
  );
}
