import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const sample = dayjs('2025-04-17T15:30:42');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, minWidth: 280 }}>
        <DateTimeField label="24 hours" defaultValue={sample} ampm={false} />
        <DateTimeField
          label="With seconds"
          defaultValue={sample}
          format="YYYY-MM-DD HH:mm:ss"
        />
        <DateTimeField
          label="Short month name"
          defaultValue={sample}
          format="MMM D, YYYY [at] hh:mm A"
        />
      </Stack>
    </LocalizationProvider>
  );
}
