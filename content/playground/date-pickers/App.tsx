import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function App() {
  const [departure, setDeparture] = React.useState<dayjs.Dayjs | null>(
    dayjs('2025-06-12'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DatePicker
          label="Departure"
          value={departure}
          onChange={(value) => setDeparture(value)}
        />
        <Typography aria-live="polite">
          {departure?.isValid()
            ? `The ferry leaves on a ${departure.format('dddd')}.`
            : 'Choose a day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
