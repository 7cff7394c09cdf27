import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { value: 260, label: 'Drafts' },
  { value: 180, label: 'In review' },
  { value: 140, label: 'Published' },
];
const series = [{ id: 'articles', data }];

export default function ClickedSection() {
  const [index, setIndex] = React.useState<number | null>(null);
  const step = index === null ? undefined : data[index];

  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        aria-label="Articles by state"
        height={260}
        series={series}
        onItemClick={(_, { dataIndex }) => setIndex(dataIndex)}
      />
      <Typography aria-live="polite">
        {step ? `${step.label}: ${step.value} articles` : 'Click a section.'}
      </Typography>
    </Box>
  );
}
