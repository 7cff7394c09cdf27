import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
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
  const labelId = React.useId();
  const [name, setName] = React.useState<PaletteName>('blue');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl size="small" sx={{ minWidth: 160 }}>
        <InputLabel id={labelId}>Palette</InputLabel>
        <Select
          labelId={labelId}
          label="Palette"
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {Object.keys(palettes).map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <BarChart
        aria-label="Guest ratings by service"
        height={280}
        colors={palettes[name]}
        xAxis={xAxis}
        series={series}
      />
    </Box>
  );
}
