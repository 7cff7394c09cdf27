import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const visit = dayjs('2025-04-17T14:00');

export default function FieldStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 320 }}>
        <DateField
          label="Visit"
          size="small"
          fullWidth
          defaultValue={visit}
          helperText="Monday to Friday"
        />
        <TimeField
          label="Arrival"
          variant="filled"
          color="secondary"
          defaultValue={visit}
        />
        <DateField label="Badge printed" variant="standard" required />
      </Stack>
    </LocalizationProvider>
  );
}
