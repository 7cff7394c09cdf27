import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const launch = dayjs('2025-04-17T09:30');

export default function SingleFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 280 }}>
        <DateField label="Date of birth" />
        <TimeField label="Alarm" defaultValue={launch} />
        <DateTimeField label="Launch" defaultValue={launch} />
      </Stack>
    </LocalizationProvider>
  );
}
