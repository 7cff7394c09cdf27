import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bluePaletteLight } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const sizes = [
  {
    data: [
      { value: 18, label: 'Small' },
      { value: 31, label: 'Medium' },
      { value: 24, label: 'Large' },
    ],
  },
];
const stock = [
  {
    data: [
      { value: 52, label: 'In stock', color: '#2e7d32' },
      { value: 14, label: 'Running low', color: '#f9a825' },
      { value: 7, label: 'Sold out', color: '#c62828' },
    ],
  },
];
const shades = bluePaletteLight.slice(2);

export default function SliceColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, width: '100%' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="subtitle2">Palette</Typography>
        <PieChart
          aria-label="T-shirts by size"
          width={160}
          height={160}
          colors={shades}
          series={sizes}
        />
      </Box>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="subtitle2">One color per item</Typography>
        <PieChart
          aria-label="T-shirts by availability"
          width={160}
          height={160}
          series={stock}
        />
      </Box>
    </Box>
  );
}
