import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2025-09-05');
const firstDay = dayjs('2025-09-01');

export default function VisitDay() {
  const [day, setDay] = React.useState<dayjs.Dayjs | null>(opening);
  const [time, setTime] = React.useState('evening');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateField
          label="Day of your visit"
          value={day}
          onChange={(value) => setDay(value)}
        />
        <DateCalendar
          value={day?.isValid() ? day : null}
          onChange={(value) => setDay(value)}
          referenceDate={firstDay}
          sx={{ maxWidth: '100%' }}
        />
        <ToggleButtonGroup
          aria-label="Time of day"
          color="primary"
          exclusive
          fullWidth
          value={time}
          onChange={(_, value: string | null) => value && setTime(value)}
        >
          <ToggleButton value="matinee">Matinee</ToggleButton>
          <ToggleButton value="evening">Evening</ToggleButton>
        </ToggleButtonGroup>
        <Stack direction="row" spacing={1}>
          <Button variant="contained">Book seats</Button>
          <Button>See all shows</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
