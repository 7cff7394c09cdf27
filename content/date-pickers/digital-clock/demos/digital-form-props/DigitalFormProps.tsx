import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const delivery = dayjs('2025-04-17T15:30');

export default function DigitalFormProps() {
  const labelId = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
        <Stack sx={{ alignItems: 'center', gap: 1 }}>
          <Typography>Read-only</Typography>
          <DigitalClock
            defaultValue={delivery}
            readOnly
            sx={{ width: 'auto' }}
          />
        </Stack>
        <Stack sx={{ alignItems: 'center', gap: 1 }}>
          <Typography id={labelId}>Disabled</Typography>
          <MultiSectionDigitalClock
            aria-labelledby={labelId}
            defaultValue={delivery}
            disabled
            sx={{ width: 'auto' }}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
