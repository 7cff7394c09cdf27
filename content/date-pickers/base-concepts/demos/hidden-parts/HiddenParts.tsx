import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const tripDay = dayjs('2025-04-17');

function TripTimeField(props: TimeFieldProps) {
  return <TimeField {...props} referenceDate={tripDay} />;
}

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
          slots={{ field: TripTimeField }}
        />
        <Typography aria-live="polite">
          {departure?.isValid()
            ? departure.format('YYYY-MM-DD HH:mm')
            : 'No time selected'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
