import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const kickoff = dayjs('2025-04-17T09:30');

export default function DesktopToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Kickoff"
        defaultValue={kickoff}
        slotProps={{ toolbar: { hidden: false } }}
      />
    </LocalizationProvider>
  );
}
