import type * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import type { Product } from './stock';

export function ProductPanel({ row }: GridRowParams<Product>) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  const weekly = row.sold.reduce((sum, week) => sum + week, 0) / 4;
  const supply =
    weekly === 0 ? '–' : `${(row.stock / weekly).toFixed(1)} weeks`;
  const facts: [name: string, fact: React.ReactNode][] = [
    ['Shelf', row.shelf],
    ['Price', `$${row.price.toFixed(2)}`],
    ['Sold per week', weekly.toFixed(0)],
    ['Lasts for', supply],
    [
      'Last four weeks',
      <SparkLineChart
        key="sold"
        title={`Sold in each of the last four weeks: ${row.sold.join(', ')}`}
        plotType="bar"
        data={row.sold}
        width={110}
        height={36}
      />,
    ],
  ];

  return (
    <Stack
      direction="row"
      sx={{
        position: 'sticky',
        left: 0,
        boxSizing: 'border-box',
        width: viewportInnerSize.width,
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        px: 3,
        py: 2,
      }}
    >
      {facts.map(([name, fact]) => (
        <Box key={name}>
          <Typography component="div" variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography component="div" variant="body2">
            {fact}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
