import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const clockIn = dayjs('2025-04-17T08:30');

export default function BasicTimeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Clock-in"
        defaultValue={clockIn}
        minutesStep={5}
        helperText="In steps of 5 minutes"
      />
    </LocalizationProvider>
  );
}
