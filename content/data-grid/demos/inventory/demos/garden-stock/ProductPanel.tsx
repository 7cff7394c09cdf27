import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridRowParams } from '@mui/x-data-grid-premium';
import type { Product } from './stock';

export function ProductPanel({ row }: GridRowParams<Product>) {
  const weekly = row.sold.reduce((sum, week) => sum + week, 0) / 4;
  const weeks = weekly === 0 ? '–' : (row.stock / weekly).toFixed(1);
  const facts = [
    ['Shelf', row.shelf],
    ['Price', `$${row.price.toFixed(2)}`],
    ['Sold per week', weekly.toFixed(0)],
    ['Lasts for', `${weeks} weeks`],
  ];

  return (
    <Stack
      component="dl"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 4, m: 0, px: 3, py: 2 }}
    >
      {facts.map(([name, fact]) => (
        <Box key={name}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {fact}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
