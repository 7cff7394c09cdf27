import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const apartments = [
  { id: 'Maple St 4', x: 42, y: 980 },
  { id: 'Pine Ave 12', x: 55, y: 1240 },
  { id: 'Oak Rd 7', x: 61, y: 1150 },
  { id: 'Elm St 31', x: 78, y: 1690 },
  { id: 'Hill Rd 2', x: 90, y: 1720 },
];
const series = [{ id: 'apartments', data: apartments, markerSize: 6 }];
const xAxis = [{ label: 'Size (m²)', min: 30, max: 100 }];
const yAxis = [{ label: 'Rent (USD)', min: 500, max: 2000 }];

export default function ClickedPoint() {
  const [index, setIndex] = React.useState<number | null>(null);
  const apartment = index === null ? null : apartments[index];

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        aria-label="Rent by size of apartment"
        height={260}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        voronoiMaxRadius={24}
        onItemClick={(_event: Event, { dataIndex }: ScatterItemIdentifier) =>
          setIndex(dataIndex)
        }
      />
      <Typography variant="body2" aria-live="polite">
        {apartment
          ? `${apartment.id}: ${apartment.x} m², $${apartment.y}`
          : 'Click a point'}
      </Typography>
    </Box>
  );
}
