import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const shift: DateRange<Dayjs> = [
  dayjs('2025-04-17T22:00'),
  dayjs('2025-04-18T06:00'),
];

export default function ShortFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 440 }}>
        <SingleInputDateTimeRangeField
          label="24 hours"
          ampm={false}
          defaultValue={shift}
        />
        <SingleInputDateTimeRangeField
          label="Without the year"
          format="MMM D, HH:mm"
          defaultValue={shift}
        />
      </Stack>
    </LocalizationProvider>
  );
}
