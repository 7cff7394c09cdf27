import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  Gauge,
  gaugeClasses,
  type GaugeFormatterParams,
} from '@mui/x-charts/Gauge';

const texts = {
  Value: undefined,
  Fraction: ({ value, valueMax }: GaugeFormatterParams) =>
    `${value} / ${valueMax}`,
  'Two lines': ({ value, valueMax }: GaugeFormatterParams) =>
    `${value}\nof ${valueMax} GB`,
  None: () => null,
};
const names: readonly (keyof typeof texts)[] = [
  'Value',
  'Fraction',
  'Two lines',
  'None',
];

export default function TextPlayground() {
  const id = React.useId();
  const [name, setName] = React.useState<keyof typeof texts>('Fraction');
  const [fontSize, setFontSize] = React.useState(22);
  const [shift, setShift] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Text"
        value={name}
        onChange={(_, value: keyof typeof texts | null) =>
          value && setName(value)
        }
      >
        {names.map((option) => (
          <ToggleButton
            key={option}
            value={option}
            sx={{ textTransform: 'none' }}
          >
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Gauge
        aria-label="Storage used, in gigabytes"
        value={160}
        valueMax={256}
        width={230}
        height={200}
        text={texts[name]}
        sx={{
          mx: 'auto',
          [`& .${gaugeClasses.valueText}`]: {
            fontSize,
            transform: `translateY(${shift}px)`,
          },
        }}
      />
      <Typography variant="body2" id={`${id}-size`}>
        Font size: {fontSize}px
      </Typography>
      <Slider
        size="small"
        aria-labelledby={`${id}-size`}
        min={12}
        max={28}
        value={fontSize}
        onChange={(_, value: number) => setFontSize(value)}
      />
      <Typography variant="body2" id={`${id}-shift`}>
        Vertical shift: {shift}px
      </Typography>
      <Slider
        size="small"
        aria-labelledby={`${id}-shift`}
        min={-40}
        max={40}
        value={shift}
        onChange={(_, value: number) => setShift(value)}
      />
    </Box>
  );
}
