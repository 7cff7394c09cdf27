import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const tripDay = dayjs('2025-04-17');

export default function HiddenParts() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <TimePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
          referenceDate={tripDay}
          slotProps={{
            field: () => ({ referenceDate: tripDay, clearable: true }),
          }}
        />
        <Typography aria-live="polite">
          {departure?.isValid()
            ? departure.format('YYYY-MM-DD HH:mm')
            : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
