import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const landing = dayjs('2025-04-17T15:30');
const firstJob = dayjs('2014-09-01T09:00');

export default function DateTimeOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <DateTimePicker label="Landing" defaultValue={landing} openTo="hours" />
        <DateTimePicker
          label="First day at work"
          defaultValue={firstJob}
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          maxDate={landing}
        />
      </Stack>
    </LocalizationProvider>
  );
}
