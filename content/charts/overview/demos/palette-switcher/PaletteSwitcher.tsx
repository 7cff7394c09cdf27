import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
};
type PaletteName = keyof typeof palettes;

const series = [
  {
    innerRadius: 40,
    data: [
      { id: 'rent', label: 'Rent', value: 1200 },
      { id: 'food', label: 'Food', value: 520 },
      { id: 'transport', label: 'Transport', value: 240 },
      { id: 'savings', label: 'Savings', value: 400 },
      { id: 'leisure', label: 'Leisure', value: 310 },
      { id: 'other', label: 'Other', value: 150 },
    ],
  },
];

export default function PaletteSwitcher() {
  const labelId = React.useId();
  const [name, setName] = React.useState<PaletteName>('rainbowSurgePalette');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl size="small">
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
      <PieChart
        aria-label="Spending by category"
        height={240}
        colors={palettes[name]}
        series={series}
      />
    </Box>
  );
}
