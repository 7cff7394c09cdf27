import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const series = {
  data: {
    links: [
      { source: 'Phone', target: 'Sales', value: 34 },
      { source: 'Phone', target: 'Support', value: 51 },
      { source: 'Chat', target: 'Support', value: 62 },
      { source: 'Chat', target: 'Sales', value: 12 },
    ],
  },
};

export default function ClickedNode() {
  const [clicked, setClicked] = React.useState('Click a node or a link.');

  return (
    <Box sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Requests by channel and team"
        direction="ltr"
        height={280}
        series={series}
        onNodeClick={(_, { nodeId, node }) =>
          setClicked(`Node ${nodeId}: ${node.value} in total`)
        }
        onLinkClick={(_, { sourceId, targetId, link }) =>
          setClicked(`Link ${sourceId} → ${targetId}: ${link.value}`)
        }
      />
      <Typography aria-live="polite">{clicked}</Typography>
    </Box>
  );
}
