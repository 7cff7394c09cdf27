import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const invoiceDate = dayjs('2025-04-17');

export default function FormatDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <DatePicker label="Invoice, dense" defaultValue={invoiceDate} />
        <DatePicker
          label="Invoice, spacious"
          defaultValue={invoiceDate}
          formatDensity="spacious"
        />
      </Stack>
    </LocalizationProvider>
  );
}
