import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const noon = dayjs('2025-04-17T12:00');

export default function StepSlider() {
  const labelId = React.useId();
  const [step, setStep] = React.useState(20);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <Box sx={{ width: 240 }}>
          <Typography id={labelId}>{step} minutes per step</Typography>
          <Slider
            aria-labelledby={labelId}
            value={step}
            onChange={(_, newStep) => setStep(newStep)}
            min={5}
            max={60}
            step={5}
          />
        </Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
          <DigitalClock
            defaultValue={noon}
            timeStep={step}
            sx={{ width: 'auto' }}
          />
          <MultiSectionDigitalClock
            aria-label="Time"
            defaultValue={noon}
            timeSteps={{ minutes: step }}
            sx={{ width: 'auto' }}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
