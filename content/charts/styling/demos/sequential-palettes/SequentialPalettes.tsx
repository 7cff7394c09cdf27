import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import * as allPalettes from '@mui/x-charts/colorPalettes';

const palettes = {
  strawberrySky: allPalettes.strawberrySkyPalette,
  blue: allPalettes.bluePalette,
  cyan: allPalettes.cyanPalette,
  green: allPalettes.greenPalette,
  orange: allPalettes.orangePalette,
  pink: allPalettes.pinkPalette,
  purple: allPalettes.purplePalette,
  red: allPalettes.redPalette,
  yellow: allPalettes.yellowPalette,
};
type PaletteName = keyof typeof palettes;

const xAxis = [{ data: ['Hotel', 'Flight', 'Dinner'] }];
const series = [
  { stack: 'answers', label: 'Poor', data: [4, 9, 2] },
  { stack: 'answers', label: 'Fair', data: [11, 17, 8] },
  { stack: 'answers', label: 'Good', data: [38, 41, 29] },
  { stack: 'answers', label: 'Great', data: [47, 33, 61] },
];

export default function SequentialPalettes() {
  const [name, setName] = React.useState<PaletteName>('blue');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Palette"
        sx={{ minWidth: 160 }}
        value={name}
        onChange={(event) => setName(event.target.value as PaletteName)}
      >
        {Object.keys(palettes).map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Answers of guests by service"
        height={280}
        colors={palettes[name]}
        xAxis={xAxis}
        series={series}
      />
    </Box>
  );
}
