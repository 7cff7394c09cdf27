import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const release = dayjs('2025-04-17');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <DateField
          label="Full month name"
          defaultValue={release}
          format="MMMM D, YYYY"
        />
        <DateField
          label="Ordinal day"
          defaultValue={release}
          format="Do MMM YYYY"
        />
        <DateField
          label="ISO 8601"
          defaultValue={release}
          format="YYYY-MM-DD"
        />
      </Stack>
    </LocalizationProvider>
  );
}
