import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const checkup = dayjs('2025-04-17');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, maxWidth: '100%' }}
      >
        <Stack sx={{ gap: 3 }}>
          <DatePicker label="Responsive" defaultValue={checkup} />
          <DesktopDatePicker label="Desktop" defaultValue={checkup} />
          <MobileDatePicker label="Mobile" defaultValue={checkup} />
        </Stack>
        <StaticDatePicker
          defaultValue={checkup}
          localeText={{ toolbarTitle: 'Static' }}
          sx={{ minWidth: 288, '& .MuiDateCalendar-root': { width: 288 } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
