import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const finish = dayjs('2025-04-17T15:30:42');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <TimeField label="24 hours" defaultValue={finish} ampm={false} />
        <TimeField
          label="With seconds"
          defaultValue={finish}
          format="HH:mm:ss"
        />
        <TimeField
          label="Seconds and meridiem"
          defaultValue={finish}
          format="hh:mm:ss a"
        />
        <TimeField
          label="Minutes and seconds"
          defaultValue={finish}
          format="mm:ss"
        />
      </Stack>
    </LocalizationProvider>
  );
}
