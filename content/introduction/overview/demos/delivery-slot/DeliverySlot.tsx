import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function DeliverySlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker label="Delivery date" defaultValue={dayjs('2025-04-17')} />
        <TimePicker
          label="Earliest time"
          defaultValue={dayjs('2025-04-17T09:30')}
        />
        <TimePicker
          label="Latest time"
          defaultValue={dayjs('2025-04-17T12:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
