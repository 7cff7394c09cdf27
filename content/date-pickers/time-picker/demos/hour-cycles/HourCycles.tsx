import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2025-04-17T18:45');

export default function HourCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <TimePicker label="12 hours" defaultValue={departure} ampm />
        <TimePicker label="24 hours" defaultValue={departure} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
